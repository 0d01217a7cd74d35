/** Keeps the app for offline use, and says when a newer edition waits. */
export async function registerOffline(onNewEdition: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    onNewEdition(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
      waiting.postMessage('take-over');
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}
