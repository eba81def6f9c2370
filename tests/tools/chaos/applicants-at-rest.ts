import {
  findApplicationProblems,
  type CheckedStack,
  type Ending,
} from '../../support/invariants/application-problems.ts';
import type { FunctionsStack } from '../../support/functions-stack.ts';
import type { Applicant } from './applicant.ts';
import { comeToRest, type Survivor } from './come-to-rest.ts';
import type { FaultRun } from './fault.ts';

/**
 * Let the jobs finish the applicants' unfinished work, and describe the result in a sentence for the table. Every
 * answered applicant must have an application with bond, papers, signature and mails. The others have the same or
 * nothing.
 */
export async function applicantsAtRest(
  stack: CheckedStack & Pick<FunctionsStack, 'call'>,
  applicants: readonly Applicant[],
  run: Pick<FaultRun, 'log' | 'signal'>,
): Promise<{ found: string; problems: string[] }> {
  const survivors = applicants.map((applicant) => survivorOf(stack, applicant));
  const { minutes, problems } = await comeToRest(stack, survivors, run);
  const { rows } = await stack.database.query(
    'select from public.applications where submitted_at is not null and id = any ($1)',
    [applicants.map(({ applicationId }) => applicationId)],
  );
  const answered = applicants.filter(({ acknowledged }) => acknowledged !== undefined);
  const state =
    problems.length === 0
      ? 'each has its bond, papers, signature and mails'
      : `there are ${problems.length} problems`;

  return {
    found: `${answered.length} of ${applicants.length} visitors got an answer. ${rows.length} applications were stored; after ${minutes} minutes on the clock ${state}.`,
    problems,
  };
}

/** An applicant as a subject that must be complete in the end. */
export function survivorOf(stack: CheckedStack, applicant: Applicant): Survivor {
  return {
    async findProblems() {
      const { applicationId, acknowledged } = applicant;
      const endings: Ending[] = acknowledged === undefined ? ['in-force', 'absent'] : ['in-force'];
      const problems = await findApplicationProblems(stack, applicationId, endings);

      return problems.length === 0
        ? []
        : [`${acknowledged ?? applicationId}: ${problems.join('; ')}`];
    },
  };
}
