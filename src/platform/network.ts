/** False only when the browser is certain that it is offline. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Call the listener when the connection is lost or returns. The returned function stops it. */
export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);

  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
