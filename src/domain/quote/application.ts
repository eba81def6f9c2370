import type { z } from 'zod';
import type { Issue } from './failure-schema.ts';
import { applicationSchema, type SectionContext } from './sections.ts';

/** All answers of an application in canonical form. */
export type ApplicationAnswers = z.output<ReturnType<typeof applicationSchema>>;

/** The answers, or all validation errors. */
export type ParsedApplication =
  { ok: true; value: ApplicationAnswers } | { ok: false; issues: Issue[] };

/**
 * Validate all sections at once. Paths start with the section, as in `['applicant', 'address',
 * 'city']`.
 */
export function parseApplication(sections: unknown, context: SectionContext): ParsedApplication {
  const parsed = applicationSchema(context).safeParse(sections);
  if (parsed.success) return { ok: true, value: parsed.data };

  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
  }));
  return { ok: false, issues };
}
