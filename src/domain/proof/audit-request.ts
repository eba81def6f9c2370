import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** The body of `audit-bundle`. */
export const auditRequestSchema = z.strictObject({ bondId: recordIdSchema });

export type AuditRequest = z.output<typeof auditRequestSchema>;

/** The file name of a bond's audit bundle: "MSB-27182818-audit-bundle.zip". */
export function auditBundleName(bondNumber: string): string {
  return `${bondNumber}-audit-bundle.zip`;
}
