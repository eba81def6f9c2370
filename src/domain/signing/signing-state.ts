/** The state of an invitation to sign, with the words for the firm. */

/** The state of a person's newest link, with its label. */
export const SIGNING_STATE_LABELS = {
  invited: 'Invited',
  opened: 'Code sent',
  confirmed: 'Answering',
  signed: 'Signed',
  'must-sign-again': 'Must sign again',
  declined: 'Declined',
  revoked: 'Revoked',
  expired: 'Expired',
  locked: 'Locked',
} as const;

export type SigningState = keyof typeof SIGNING_STATE_LABELS;

/** The states in their order. */
export const SIGNING_STATES = Object.keys(SIGNING_STATE_LABELS) as [
  SigningState,
  ...SigningState[],
];

/** The times of a link, ISO 8601. */
export type LinkTimes = {
  expiresAt: string;
  openedAt: string | null;
  confirmedAt: string | null;
  lockedAt: string | null;
  declinedAt: string | null;
  signedAt: string | null;
  voidedAt: string | null;
  revokedAt: string | null;
};

/** The state of a link at a moment. */
export function readSigningState(link: LinkTimes, now: Date): SigningState {
  if (link.signedAt !== null) return link.voidedAt === null ? 'signed' : 'must-sign-again';
  if (link.declinedAt !== null) return 'declined';
  if (link.revokedAt !== null) return 'revoked';
  if (link.lockedAt !== null) return 'locked';
  if (Date.parse(link.expiresAt) <= now.getTime()) return 'expired';
  if (link.confirmedAt !== null) return 'confirmed';

  return link.openedAt === null ? 'invited' : 'opened';
}

/** The states in which a link can be revoked: somebody may still use it. */
const LIVE_STATES: readonly SigningState[] = [
  'invited',
  'opened',
  'confirmed',
  'locked',
  'expired',
];

/** Whether the firm can revoke a link in this state. */
export function isRevocable(state: SigningState): boolean {
  return LIVE_STATES.includes(state);
}

/** MCL 600.2665: an attorney can't indemnify for a client there. */
const NO_FIRM_INDEMNITY: readonly string[] = ['MI'];

/** Whether the firm may promise to repay the surety itself in a state. */
export function mayFirmIndemnify(stateCode: string): boolean {
  return !NO_FIRM_INDEMNITY.includes(stateCode);
}

/** Minutes until a code ends. The database has the same limit. */
export const CODE_MINUTES = 10;
