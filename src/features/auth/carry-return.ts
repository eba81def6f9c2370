import { safeReturnTo } from '~/domain/accounts/return-to';

/** Let the links between the sign-in and sign-up pages keep the page that the visitor wanted. */
export function carryReturn(links: Iterable<HTMLAnchorElement>, search: string): void {
  const returnTo = safeReturnTo(new URLSearchParams(search).get('returnTo'));
  if (returnTo === undefined) return;

  for (const link of links) link.search = new URLSearchParams({ returnTo }).toString();
}
