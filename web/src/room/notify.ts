/** Tells whoever looks elsewhere, if they allowed it. A newer word on the same subject replaces an older. */
export async function notify(text: string, subject: 'turn' | 'door', path: string): Promise<void> {
  if (document.visibilityState !== 'hidden') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { tag: `${subject}${path}`, icon: '/icon-192.png', data: path };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    await registration.showNotification(text, options).catch(() => {});
    return;
  }
  try {
    const notification = new Notification(text, options);
    notification.onclick = () => window.focus();
  } catch {
    // Some browsers allow notifications only from a service worker.
  }
}
