import type { Cents } from '../money.ts';

/** The applicant's choice about a credit check. */
export const CREDIT_CHECKS = ['authorized', 'not_authorized'] as const;

export type CreditCheck = (typeof CREDIT_CHECKS)[number];

/** The price of a bond in cents. The total is the sum of the other fields. */
export type Price = { premium: Cents; fees: Cents; taxes: Cents; total: Cents };
