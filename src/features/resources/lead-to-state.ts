import { statePath } from '~/domain/finder/finder-links';
import { stateName, type StateCode } from '~/domain/us-states';

/**
 * Lead the link to a state's requirements to the visitor's state, if we serve it: its page then exists. Asking for the
 * page keeps a list of the served states out of every guide. A `span` in the link names the state to screen readers.
 */
export async function leadToState(state: StateCode | undefined): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('a[data-state-link]');
  if (!link || !state) return;

  const page = await fetch(statePath(state), { method: 'HEAD' }).catch(() => undefined);
  if (!page?.ok || page.redirected) return;

  link.href = statePath(state);
  const name = link.querySelector('span');
  if (name) name.textContent = `(${stateName(state)})`;
}
