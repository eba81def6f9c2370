/** What a link that this browser had mailed was for. */
export type AskedLinkKind = 'signup' | 'recovery' | 'email_change';

/** A link that this browser had mailed: what for, to which address, and when, in milliseconds since 1970. */
export type AskedLink = { kind: AskedLinkKind; email: string; at: number };

/** A link is good for less, so what is older proves nothing. */
export const ASKED_LINK_MAX_AGE_MS = 60 * 60 * 1000;

/** More than anybody asks for in an hour. */
const MAX_ASKED_LINKS = 5;

const KINDS: readonly unknown[] = ['signup', 'recovery', 'email_change'] satisfies AskedLinkKind[];

/** The links of a stored text that are not too old, newest first. None for a text that is no list of links. */
export function readAskedLinks(text: string | undefined, now: Date): AskedLink[] {
  const links: unknown = parseJson(text ?? '[]');
  if (!Array.isArray(links)) return [];

  return links.filter(isAskedLink).filter(({ at }) => {
    const age = now.getTime() - at;

    return age >= 0 && age <= ASKED_LINK_MAX_AGE_MS;
  });
}

/** The list with one more link, without an earlier one of the same kind to the same address. */
export function addAskedLink(links: readonly AskedLink[], asked: AskedLink): AskedLink[] {
  const others = links.filter(
    ({ kind, email }) => kind !== asked.kind || !isSame(email, asked.email),
  );

  return [asked, ...others].slice(0, MAX_ASKED_LINKS);
}

/** Whether this browser had a link mailed to an address. Only the owner of the address can have got it. */
export function hasAskedFor(links: readonly AskedLink[], email: string): boolean {
  return links.some((asked) => isSame(asked.email, email));
}

/** The address of the newest link of a kind. */
export function askedAddress(links: readonly AskedLink[], kind: AskedLinkKind): string | undefined {
  return links.find((asked) => asked.kind === kind)?.email;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isAskedLink(value: unknown): value is AskedLink {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, email, at } = value as Record<string, unknown>;

  return KINDS.includes(kind) && typeof email === 'string' && typeof at === 'number';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
