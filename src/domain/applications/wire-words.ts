import type { ApplicationStatus } from '../application-status.ts';
import { type Cents, formatMoney } from '../money.ts';

/** The amount to send by wire, in cents, and its reference. */
export type WireDue = { amount: Cents; reference: string };

/** The wire instructions of an approved application that waits for a wire. Undefined otherwise. */
export function wireWords({
  status,
  wire,
}: {
  status: ApplicationStatus;
  wire?: WireDue | undefined;
}): string | undefined {
  if (status !== 'approved' || !wire) return undefined;

  return `Send ${formatMoney(wire.amount)} by wire with the reference ${wire.reference}.`;
}
