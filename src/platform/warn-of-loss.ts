/** Let the browser ask before it closes the page, because something exists only there. The returned function stops it. */
export function warnOfLoss(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', warn);

  return () => removeEventListener('beforeunload', warn);
}
