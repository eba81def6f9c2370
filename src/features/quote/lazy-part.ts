import { type ComponentType, lazy } from 'react';

/** In place of a part that did not load. Some browsers never request code again that failed once. */
const NotLoaded = () => 'This part did not load. Your answers are safe. Reload the page.';

/** A part of the wizard that loads on demand. The wizard works without it, so a failure only shows in its place. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
}
