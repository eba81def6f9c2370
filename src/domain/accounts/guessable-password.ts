import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';

/**
 * Words that every attacker of this site tries first (OWASP ASVS 6.2.11): the agency's name and its
 * trade.
 */
const SITE_WORDS = ['marshline', 'surety', 'marshlinesurety'];

/** Shorter names occur in too many words by chance. */
const MIN_NAME_LENGTH = 4;

/** An attacker soon tries all variants with this many characters around a known word. */
const MAX_DECORATION = 6;

/**
 * Whether a password is easy to guess: a common password, or a common word, the owner's name or the
 * site's name with at most six other characters. `owner` lists public facts about the person:
 * email address and names.
 */
export function isGuessable(password: string, owner: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  const bare = text.replace(/^[^a-z\d]+|[^a-z\d]+$/g, '');
  if (COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(bare)) return true;

  const [letters = ''] = /[a-z](?:.*[a-z])?/s.exec(text) ?? [];
  if (COMMON_WORDS.has(letters) && text.length - letters.length <= MAX_DECORATION) return true;

  return [...SITE_WORDS, ...owner.flatMap(namesIn)].some(
    (name) => text.includes(name) && text.length - name.length <= MAX_DECORATION,
  );
}

/**
 * The words of a name or an address, in lower case: `ada.marsh@example.com` contains ada.marsh,
 * marsh and example.
 */
function namesIn(text: string): string[] {
  const [local = '', domain = ''] = text.toLowerCase().split('@');
  const whole = [text.toLowerCase(), local];
  const parts = `${local} ${domain}`.split(/[^\p{L}\p{N}]+/u);

  return [...whole, ...parts].filter((name) => name.length >= MIN_NAME_LENGTH);
}
