/** The steps from a stored application to a bond in force. */
import type { ApplicationStatus } from '../application-status.ts';

/** The steps in order. Repeating a step has no second effect. */
export const ISSUING_STEPS = [
  /**
   * Record that the processor is asked to capture the payment. From then on the customer cannot
   * withdraw.
   */
  'begin',
  /**
   * Ask the processor to capture the payment, or for the result of an earlier request, and record
   * its answer.
   */
  'capture',
  /** Store the bond with its number, or the next term of the renewed bond. */
  'store-bond',
  'make-papers',
  'sign',
  /** Put the bond in force and queue its mail. */
  'put-in-force',
] as const;

export type IssuingStep = (typeof ISSUING_STEPS)[number];

/**
 * The stage of the payment: 'authorized', 'asked' (capture requested, without an answer yet), or
 * 'captured'.
 */
export const PAYMENT_STAGES = ['none', 'authorized', 'asked', 'captured'] as const;

export type PaymentStage = (typeof PAYMENT_STAGES)[number];

/** The facts that determine the next step, from the current rows. */
export type IssuingFacts = {
  application: ApplicationStatus;
  payment: PaymentStage;
  /**
   * Whether a document of the bond is missing: the bond, a rider, or a continuation certificate.
   */
  lacksPapers: boolean;
  /** Whether the signed manifest differs from the bond's current facts. */
  lacksSignature: boolean;
  /** Whether the bond, or the term that a renewal adds, is in force and its mail is queued. */
  isInForce: boolean;
};

/**
 * The next step of an application. Undefined when nothing is left to do, because the bond is in
 * force or will never exist. The application is 'approved' until the bond is stored, and 'issued'
 * from then on.
 */
export function nextIssuingStep(facts: IssuingFacts): IssuingStep | undefined {
  if (facts.application === 'approved') return stepBeforeBond(facts.payment);
  if (facts.application !== 'issued') return undefined;
  if (facts.lacksPapers) return 'make-papers';
  if (facts.lacksSignature) return 'sign';

  return facts.isInForce ? undefined : 'put-in-force';
}

/**
 * The step before the bond is stored. Without a payment it is also 'begin': that step is refused,
 * and the refusal leaves the application to the staff.
 */
function stepBeforeBond(payment: PaymentStage): IssuingStep {
  if (payment === 'captured') return 'store-bond';

  return payment === 'asked' ? 'capture' : 'begin';
}
