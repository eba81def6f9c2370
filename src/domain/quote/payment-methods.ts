/** How a customer may pay (spec 1, section 3). */
export const PAYMENT_METHODS = ['credit_card', 'ach', 'wire'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The kinds of bank account an ACH payment can come from (spec 1, section 3). */
export const ACCOUNT_TYPES = ['checking', 'savings'] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];
