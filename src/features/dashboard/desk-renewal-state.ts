import type { DeskRenewal } from '~/data/bonds/renewals';
import { findRenewalState, type RenewalState } from '~/domain/renewals/renewal-window';
import { today } from '~/platform/clock';

/** Whether a bond in the list of renewals can be renewed today. */
export function deskRenewalState({ nextDue, isUnderWay }: DeskRenewal): RenewalState {
  return findRenewalState(
    { status: 'active', renewals: [{ nextDue, status: isUnderWay ? 'started' : 'upcoming' }] },
    today(),
  );
}
