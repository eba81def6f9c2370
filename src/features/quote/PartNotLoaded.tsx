const reload = () => location.reload();

/** In place of a part that did not load. Some browsers never request code again that failed once, so it offers a reload. */
export function PartNotLoaded() {
  return (
    <p className="text-sm text-muted">
      This part of the page did not load. Your answers are safe.{' '}
      <button type="button" className="button button-quiet" onClick={reload}>
        Reload the page
      </button>
    </p>
  );
}
