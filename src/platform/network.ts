/** False only when the browser is sure that it has no connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Hear of the connection coming and going. The function returned stops listening. */
export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);

  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
