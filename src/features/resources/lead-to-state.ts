import { statePath } from '~/domain/finder/finder-links';
import { stateName, type StateCode } from '~/domain/us-states';

/**
 * Lead the link to a state's requirements to the visitor's state, if we serve it. `data-state-link` has the codes of the
 * served states, two letters each, and a `span` inside names the state to screen readers.
 */
export function leadToState(state: StateCode | undefined): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-state-link]');
  if (!link || !state || !link.dataset['stateLink']?.match(/../g)?.includes(state)) return;

  link.href = statePath(state);
  const name = link.querySelector('span');
  if (name) name.textContent = `(${stateName(state)})`;
}
