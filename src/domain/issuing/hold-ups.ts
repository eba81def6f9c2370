/** Reasons that a bond cannot be issued without help from staff. The database has the same list. */
import type { IssuingStep } from './issuing-step.ts';

export const HOLD_UPS = [
  /** The payment processor refused to capture the authorized payment. Nothing was charged. */
  'payment-refused',
  /** There is no valid payment. */
  'payment-missing',
  /** The processor was asked to capture the payment, and the result is unknown. */
  'payment-unconfirmed',
  /** A name contains characters that the documents cannot print. */
  'not-printable',
  /** The application lacks a fact that the paper names, such as the contract. */
  'paper-lacks-matter',
  /** The bond is above the limit of one underwriter and has no second approval. */
  'second-approval-missing',
  /** The bonding line changed after it approved the bid bond: suspended, lowered, or the bid was taken back. */
  'line-changed',
  /** The bond to renew has changed or ended. */
  'not-possible',
  /** The bond has its number, and the signed form of the court or agency is not here yet. */
  'form-missing',
  'papers-not-made',
  'not-signed',
  /** The last attempt started and never finished. */
  'interrupted',
  'unexpected',
] as const;

export type HoldUp = (typeof HOLD_UPS)[number];

/**
 * Refusals that a retry does not resolve. The others concern the caller, or the application has
 * ended.
 */
const OF_REFUSALS: Readonly<Partial<Record<string, HoldUp>>> = {
  'payment-refused': 'payment-refused',
  'payment-missing': 'payment-missing',
  'not-printable': 'not-printable',
  'issued-not-printable': 'not-printable',
  'renewal-not-printable': 'not-printable',
  'paper-lacks-matter': 'paper-lacks-matter',
  'issued-paper-lacks-matter': 'paper-lacks-matter',
  'second-approval-missing': 'second-approval-missing',
  'line-changed': 'line-changed',
  'not-possible': 'not-possible',
  'form-missing': 'form-missing',
  'unknown-bond': 'unexpected',
};

/** The reason for staff to act after a refusal. Undefined when they need not. */
export function holdUpOfRefusal(code: string): HoldUp | undefined {
  return OF_REFUSALS[code];
}

const OF_STEPS: Record<IssuingStep, HoldUp> = {
  begin: 'unexpected',
  capture: 'payment-unconfirmed',
  'store-bond': 'unexpected',
  'make-papers': 'papers-not-made',
  sign: 'not-signed',
  'put-in-force': 'unexpected',
};

/** The reason for staff to act after the last attempt failed at a step. */
export function holdUpOfStep(step: IssuingStep): HoldUp {
  return OF_STEPS[step];
}
