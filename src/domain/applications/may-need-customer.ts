import type { ApplicationStatus } from '../application-status.ts';

/**
 * Statuses in which an application may need its customer. Those that hold up an underwriter or a
 * bond come first.
 */
export const MAY_NEED_CUSTOMER = [
  'information_requested',
  'price_offered',
  'approved',
  'draft',
] as const satisfies readonly ApplicationStatus[];
