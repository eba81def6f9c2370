/** What the file of recovery codes is called. */
export const RECOVERY_CODES_FILE = 'marshline-recovery-codes.txt';

/** The text of the file a person keeps: whose codes they are, of which day, and what they are for. */
export function recoveryCodesText(
  codes: readonly string[],
  { email, madeOn, site }: { email: string; madeOn: string; site: string },
): string {
  return [
    `Marshline Surety recovery codes for ${email}`,
    `Made on ${madeOn}. Each code works once.`,
    '',
    ...codes,
    '',
    `If you lose your authenticator app, sign in at ${site} with your password,`,
    'choose "Use a recovery code" and enter one of these. Keep this file where nobody else can read it.',
    '',
  ].join('\n');
}
