const GROUP_LENGTH = 4;

/** The secret of an authenticator app in groups of four, as one reads it off to type it. */
export function groupSecret(secret: string): string {
  return secret.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join(' ') ?? '';
}
