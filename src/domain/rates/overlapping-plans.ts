import { addDays, type IsoDate } from '../dates.ts';
import { closeness } from './plan-for.ts';
import type { RatePlan } from './rate-plan.ts';

/** Two plans that apply equally closely to the same bond and state on the same day. */
export type Overlap = {
  earlier: RatePlan;
  later: RatePlan;
  /** A bond and a state that both plans cover. `all`: every one. */
  bond: string;
  state: string;
  /** The first day on which both apply. */
  from: IsoDate;
  /** The day on which the earlier plan should end. Undefined if both begin on the same day. */
  endEarlier: IsoDate | undefined;
};

/** Every pair of plans of which one would silently win over the other. */
export function findOverlaps(plans: readonly RatePlan[]): Overlap[] {
  const inOrder = plans.toSorted(
    (one, other) =>
      one.effectiveFrom.localeCompare(other.effectiveFrom) || one.id.localeCompare(other.id),
  );

  return inOrder.flatMap((later, index) =>
    inOrder.slice(0, index).flatMap((earlier) => overlapOf(earlier, later) ?? []),
  );
}

function overlapOf(earlier: RatePlan, later: RatePlan): Overlap | undefined {
  const { effectiveFrom: from } = later;
  const isOver = earlier.effectiveTo !== undefined && earlier.effectiveTo < from;
  if (isOver || closeness(earlier) !== closeness(later)) return undefined;

  const bond = shared(earlier.bonds, later.bonds);
  const state = shared(earlier.states, later.states);
  if (bond === undefined || state === undefined) return undefined;

  const endEarlier = earlier.effectiveFrom === from ? undefined : addDays(from, -1);
  return { earlier, later, bond, state, from, endEarlier };
}

/** An element of both lists. Plans of equal closeness have `all` both or neither. */
function shared(one: 'all' | readonly string[], other: 'all' | readonly string[]) {
  if (one === 'all' || other === 'all') return 'all';

  return one.find((value) => other.includes(value));
}
