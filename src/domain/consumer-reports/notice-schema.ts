import { z } from 'zod';
import { mailSenderSchema } from '../notifications/mail-facts.ts';
import { STATE_CODES } from '../us-states.ts';
import { NOTICED_DECISIONS } from './notice.ts';

const reportSchema = z.object({
  agency: z.string().min(1),
  address: z.string().min(1),
  phone: z.string().regex(/^\d{10}$/),
  score: z
    .object({
      value: z.int(),
      lowest: z.int(),
      highest: z.int(),
      createdOn: z.iso.date(),
      factors: z.array(z.string().min(1)).min(1),
    })
    .optional(),
});

const reportsSchema = z.array(reportSchema).min(1);

/** The facts of a notice, as the database stores them. */
export const reportNoticeSchema = z.union([
  z.object({
    decision: z.enum(NOTICED_DECISIONS),
    applicationNumber: z.string().min(1),
    bondName: z.string().min(1),
    stateCode: z.enum(STATE_CODES),
    reports: reportsSchema,
  }),
  z.object({ decision: z.enum(['line']), contractor: mailSenderSchema, reports: reportsSchema }),
]);
