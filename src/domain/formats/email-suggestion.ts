import { distance } from 'fastest-levenshtein';
import { parseEmail } from './email.ts';

/** Mail providers that many people in the US use. */
const PROVIDERS = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'comcast.net'],
  ...['verizon.net', 'bellsouth.net', 'sbcglobal.net'],
];

/** Providers whose domains look like a mistyped one of the list above. */
const LOOK_ALIKES = ['mail.com', 'email.com', 'ymail.com', 'fmail.com', 'rocketmail.com'];

/** Swapped letters, as in "gmial.com", are two edits. */
const MOST_EDITS = 2;

/**
 * The address that a visitor probably meant: the same one at a large provider, if the domain is at most two edits away
 * from the provider's. Undefined for an incomplete address and for a domain that looks right. It is only a suggestion:
 * a small company may own such a domain.
 */
export function suggestEmail(text: string): string | undefined {
  const email = parseEmail(text);
  if (email === undefined) return undefined;

  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (PROVIDERS.includes(domain) || LOOK_ALIKES.includes(domain)) return undefined;
  const provider = PROVIDERS.find((known) => distance(known, domain) <= MOST_EDITS);

  return provider && email.slice(0, at) + provider;
}
