/** What an underwriter can do with an application under review. */
export const STAFF_ACTIONS = ['approve', 'request-information', 'decline'] as const;

export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** The longest reason or question, in characters. */
export const MAX_REASON_LENGTH = 2_000;

/** Whether an action needs words: the customer reads them. Only an approval may do without. */
export function needsReason(action: StaffAction): boolean {
  return action !== 'approve';
}
