/** Passes the state that a page was opened with on to its links. */
import { parseStateCode, type StateCode } from '../us-states.ts';

/**
 * The state in a query string such as "?state=sc". Undefined when it names none of the 50 states.
 */
export function readCarriedState(search: string): StateCode | undefined {
  return parseStateCode(new URLSearchParams(search).get('state') ?? '');
}

/**
 * Set or remove the state in the query of a path of this site. Other parameters and the fragment
 * stay.
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
