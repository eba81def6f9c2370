import { MAILED_LINK_MINUTES } from './mailed-link.ts';

/** The purpose of a mailed link that this browser requested. */
export type AskedLinkKind = 'signup' | 'recovery' | 'email_change';

/**
 * A mailed link that this browser requested: its purpose, its address, and the time in milliseconds
 * since 1970.
 */
export type AskedLink = {
  kind: AskedLinkKind;
  email: string;
  at: number;
  /** For a sign-up: the key that activates the password chosen in this browser. */
  key?: string;
  /** For a sign-up: the page that the visitor wanted. */
  returnTo?: string;
  /** For a change of address: one of the two links was opened in this browser. */
  isHalfConfirmed?: true;
};

/** Links expire earlier, so older entries prove nothing. */
export const ASKED_LINK_MAX_AGE_MS = 60 * 60 * 1000;

const MAILED_LINK_MS = MAILED_LINK_MINUTES * 60 * 1000;

/** More than anybody requests in an hour. */
const MAX_ASKED_LINKS = 5;

const KINDS: readonly unknown[] = ['signup', 'recovery', 'email_change'] satisfies AskedLinkKind[];

/**
 * Read the stored links that are not too old, newest first. Empty when the text is not a list of
 * links.
 */
export function readAskedLinks(text: string | undefined, now: Date): AskedLink[] {
  const links: unknown = parseJson(text ?? '[]');
  if (!Array.isArray(links)) return [];

  return links.filter(isAskedLink).filter(({ at }) => {
    const age = now.getTime() - at;

    return age >= 0 && age <= ASKED_LINK_MAX_AGE_MS;
  });
}

/**
 * Add a link to the list and remove an earlier one of the same kind and address. When a sign-up
 * mail is sent again, the link keeps its key.
 */
export function addAskedLink(links: readonly AskedLink[], asked: AskedLink): AskedLink[] {
  const isEarlier = ({ kind, email }: AskedLink) =>
    kind === asked.kind && isSame(email, asked.email);
  const others = links.filter((link) => !isEarlier(link));

  const { isHalfConfirmed: _, ...earlier } = links.find(isEarlier) ?? {};

  return [{ ...earlier, ...asked }, ...others].slice(0, MAX_ASKED_LINKS);
}

/** The key of an address's sign-up. Undefined when the sign-up was not made in this browser. */
export function signUpKey(links: readonly AskedLink[], email: string): string | undefined {
  return links.find((asked) => asked.kind === 'signup' && isSame(asked.email, email))?.key;
}

/** The page that the visitor wanted when they signed up with an address in this browser. */
export function signUpReturn(links: readonly AskedLink[], email: string): string | undefined {
  return links.find((asked) => asked.kind === 'signup' && isSame(asked.email, email))?.returnTo;
}

/**
 * Whether this browser requested a link for an address. Only the owner of the address can have
 * received the link.
 */
export function hasAskedFor(links: readonly AskedLink[], email: string): boolean {
  return links.some((asked) => isSame(asked.email, email));
}

/** When this browser last requested a link of a kind for an address, in milliseconds since 1970. */
export function askedAt(
  links: readonly AskedLink[],
  kind: AskedLinkKind,
  email: string,
): number | undefined {
  return links.find((asked) => asked.kind === kind && isSame(asked.email, email))?.at;
}

/** The address of the newest link of a kind. */
export function askedAddress(links: readonly AskedLink[], kind: AskedLinkKind): string | undefined {
  return links.find((asked) => asked.kind === kind)?.email;
}

/** The change of address whose links this browser requested and that are still good, if there is one. */
export function waitingChange(links: readonly AskedLink[], now: Date): AskedLink | undefined {
  const [newest] = links.filter(({ kind }) => kind === 'email_change');

  return newest && now.getTime() - newest.at <= MAILED_LINK_MS ? newest : undefined;
}

/** The list after the first of the two links of the newest change of address was opened. */
export function confirmHalf(links: readonly AskedLink[]): AskedLink[] {
  const newest = links.find(({ kind }) => kind === 'email_change');

  return links.map((link) => (link === newest ? { ...link, isHalfConfirmed: true } : link));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isAskedLink(value: unknown): value is AskedLink {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, email, at, key, returnTo, isHalfConfirmed } = value as Record<string, unknown>;
  const areTexts = [key, returnTo].every((text) => text === undefined || typeof text === 'string');

  return (
    KINDS.includes(kind) &&
    typeof email === 'string' &&
    typeof at === 'number' &&
    areTexts &&
    isTrueOrMissing(isHalfConfirmed)
  );
}

function isTrueOrMissing(value: unknown): boolean {
  return value === undefined || value === true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
