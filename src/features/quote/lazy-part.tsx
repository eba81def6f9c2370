import { type ComponentType, lazy } from 'react';

const reload = () => location.reload();

/** In place of a part that did not load. Some browsers never request code again that failed once, so it offers a reload. */
function NotLoaded() {
  return (
    <p className="text-sm text-muted">
      This part of the page did not load. Your answers are safe.{' '}
      <button type="button" className="button button-quiet" onClick={reload}>
        Reload the page
      </button>
    </p>
  );
}

/** A part of the wizard that loads on demand. The wizard works without it, so a failure only shows in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
}
