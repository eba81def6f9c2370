const GROUP_LENGTH = 4;

/** Format the secret of an authenticator app in groups of four, so that it is easy to type. */
export function groupSecret(secret: string): string {
  return secret.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join(' ') ?? '';
}
