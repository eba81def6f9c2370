import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';

/** What everybody who tries a password here knows (OWASP ASVS 6.2.11): the agency and its trade. */
const SITE_WORDS = ['marshline', 'surety', 'marshlinesurety'];

/** A shorter name is in too many words to say anything. */
const MIN_NAME_LENGTH = 4;

/** So many characters around a known word are soon tried out. */
const MAX_DECORATION = 6;

/**
 * Whether others would soon guess a password: it is a common one, or a common word, a name of its owner or of the site
 * with at most six other characters around it. `owner` is what others know of the person: the e-mail address and names.
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

/** The words of a name or an address, in lower case: `ada.marsh@example.com` has ada.marsh, marsh and example. */
function namesIn(text: string): string[] {
  const [local = '', domain = ''] = text.toLowerCase().split('@');
  const whole = [text.toLowerCase(), local];
  const parts = `${local} ${domain}`.split(/[^\p{L}\p{N}]+/u);

  return [...whole, ...parts].filter((name) => name.length >= MIN_NAME_LENGTH);
}
