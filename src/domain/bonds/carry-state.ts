/** Passes the state and the amount that a page was opened with on to its links. */
import { CENTS_PER_DOLLAR, parseMoney, type Cents } from '../money.ts';
import { parseStateCode, type StateCode } from '../us-states.ts';

/**
 * The state in a query string such as "?state=sc". Undefined when it names none of the 50 states.
 */
export function readCarriedState(search: string): StateCode | undefined {
  return parseStateCode(new URLSearchParams(search).get('state') ?? '');
}

/** The amount in a query string such as "?amount=25000", which is in dollars. Undefined without one. */
export function readCarriedAmount(search: string): Cents | undefined {
  return parseMoney(new URLSearchParams(search).get('amount') ?? '');
}

/**
 * Set or remove the state in the query of a path of this site. Other parameters and the fragment
 * stay.
 */
export function carryState(href: string, state: StateCode | undefined): string {
  return setParameter(href, 'state', state);
}

/** Set or remove the amount in the query of a path of this site, in dollars. */
export function carryAmount(href: string, amount: Cents | undefined): string {
  return setParameter(
    href,
    'amount',
    amount === undefined ? undefined : String(amount / CENTS_PER_DOLLAR),
  );
}

function setParameter(href: string, name: string, value: string | undefined): string {
  const [address = '', fragment] = href.split('#', 2);
  const [path = '', query] = address.split('?', 2);
  const params = new URLSearchParams(query);
  params.delete(name);
  if (value !== undefined) params.set(name, value);
  const search = params.size > 0 ? `?${params}` : '';

  return `${path}${search}${fragment === undefined ? '' : `#${fragment}`}`;
}
