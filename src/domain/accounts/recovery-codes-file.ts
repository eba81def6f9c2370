export const RECOVERY_CODES_FILE = 'marshline-recovery-codes.txt';

/** The text of the file with recovery codes: the account, the date, the codes, and instructions. */
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
