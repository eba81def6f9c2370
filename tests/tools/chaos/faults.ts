import type { Fault } from './fault.ts';
import { damagedData } from './faults/damaged-data.ts';
import { interruptedStart } from './faults/interrupted-start.ts';
import { killAtACall } from './faults/kill-at-a-call.ts';
import { killDatabase } from './faults/kill-database.ts';
import { killUnderLoad } from './faults/kill-under-load.ts';
import { mailOutage } from './faults/mail-outage.ts';
import { twoHundredApplicants } from './faults/two-hundred-applicants.ts';

/** Every fault of `npm run chaos`, in this order. Together they take less than 15 minutes. */
export const faults: readonly Fault[] = [
  killUnderLoad,
  killAtACall,
  killDatabase,
  mailOutage,
  damagedData,
  interruptedStart,
  twoHundredApplicants,
];
