export interface PageHandlers {
  /** The network, or the reader, is back. */
  readonly back: () => void;
  /** The network is gone. */
  readonly gone: () => void;
}

/** What the browser knows about being connected and being looked at. */
export function listenToPage({ back, gone }: PageHandlers): () => void {
  const looked = () => document.visibilityState === 'visible' && back();
  addEventListener('online', back);
  addEventListener('offline', gone);
  addEventListener('pageshow', back);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('online', back);
    removeEventListener('offline', gone);
    removeEventListener('pageshow', back);
    document.removeEventListener('visibilitychange', looked);
  };
}
