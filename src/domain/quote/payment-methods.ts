export const PAYMENT_METHODS = ['credit_card', 'ach', 'wire'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The types of bank accounts for ACH payments. */
export const ACCOUNT_TYPES = ['checking', 'savings'] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];
