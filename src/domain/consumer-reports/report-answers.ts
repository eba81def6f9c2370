/** The underwriter's answers about consumer reports, with a decision against an applicant. */
import { z } from 'zod';
import { MAX_REPORTS, readReport, REPORT_FIELDS } from './read-report.ts';

/** The longest text of a field. The reader has the limit of each. */
const typedSchema = z.string().max(2_000);

/** The function does not know the underwriter's day, so the form alone refuses a score of tomorrow. */
const ANY_DAY = '9999-12-31';

const typedReportSchema = z
  .strictObject({
    hasScore: z.boolean(),
    ...{ agency: typedSchema, address: typedSchema, phone: typedSchema, value: typedSchema },
    ...{ lowest: typedSchema, highest: typedSchema, createdOn: typedSchema, factors: typedSchema },
  })
  .transform((typed, context) => {
    const report = readReport(typed, ANY_DAY);
    if (report.ok) return report.value;

    for (const field of REPORT_FIELDS) {
      const message = report.problems[field];
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
    }

    return z.NEVER;
  });

/**
 * One answer for each person who authorized a report: the reports that played a part, as typed. No report: none played a
 * part.
 */
export const reportAnswersSchema = z
  .array(
    z.strictObject({
      person: z.string().min(1).max(40),
      reports: z.array(typedReportSchema).max(MAX_REPORTS),
    }),
  )
  .max(20);

/** The answers as the browser sends them. */
export type TypedReportAnswers = z.input<typeof reportAnswersSchema>;
