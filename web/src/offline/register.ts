/** Keeps the app for offline use, and says when a newer edition waits. */
export async function registerOffline(onNewEdition: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // A private window may refuse: then there is nothing to keep.
  const registration = await navigator.serviceWorker
    .register('/service-worker.js')
    .catch(() => undefined);
  if (!registration) return;
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
