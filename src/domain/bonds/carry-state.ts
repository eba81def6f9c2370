/** How the state a page was opened with goes along with its links. */
import { parseStateCode, type StateCode } from '../us-states.ts';

/** The state in a query string such as "?state=sc"; undefined when it names none of the 50. */
export function readCarriedState(search: string): StateCode | undefined {
  return parseStateCode(new URLSearchParams(search).get('state') ?? '');
}

/**
 * A path of this site with the state in its query, or without one. Its other parameters and its
 * fragment stay.
 */
export function carryState(href: string, state: StateCode | undefined): string {
  const [address = '', fragment] = href.split('#', 2);
  const [path = '', query] = address.split('?', 2);
  const params = new URLSearchParams(query);
  params.delete('state');
  if (state) params.set('state', state);
  const search = params.size > 0 ? `?${params}` : '';

  return `${path}${search}${fragment === undefined ? '' : `#${fragment}`}`;
}
