/** Keeps the app for offline use, and says when a newer edition waits. */
export async function registerOffline(onNewEdition: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await untilIdle();
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

/** What the page itself needs comes first: the whole app is some megabytes. */
async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
}
