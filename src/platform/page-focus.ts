/**
 * Call the listener when the visitor returns to this page from another tab or window. The returned
 * function stops it.
 */
export function onPageFocus(listener: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };

  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', handleVisibility);

  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
