import { bondingCapacity, type CapacityRule } from '~/domain/worksheets/bonding-capacity';
import type { Sheet } from './sheet';

/** The worksheet of bonding capacity. */
export function capacitySheet(rule: CapacityRule): Sheet {
  return { work: ({ figures }) => bondingCapacity(rule, figures) };
}
