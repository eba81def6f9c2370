/** The actions of an underwriter on an application under review. */
export const STAFF_ACTIONS = ['approve', 'request-information', 'decline'] as const;

export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** All decisions: the actions, and the offer of another price and its end, which have forms of their own. */
export const STAFF_DECISIONS = [...STAFF_ACTIONS, 'offer-price', 'take-back-price'] as const;

export type StaffDecisionKind = (typeof STAFF_DECISIONS)[number];

/** Maximum length of a reason or question, in characters. */
export const MAX_REASON_LENGTH = 2_000;

/** Whether an action needs a text for the customer. Only an approval does not. */
export function needsReason(action: StaffDecisionKind): boolean {
  return action !== 'approve';
}
