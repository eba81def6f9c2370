import { startFunctionsStack } from '../../../support/functions-stack.ts';
import { applyPersistently } from '../../../support/persistent-applicant.ts';
import type { Fault, Finding } from '../fault.ts';

const APPLICANTS = 200;

/** Far more applicants at once than the embedded stack can serve. Each waits as an unattended browser does. */
export const twoHundredApplicants: Fault = {
  name: '200 applicants at once',
  done: `${APPLICANTS} applicants pay and apply at the same moment, and wait as a browser does.`,
  maxSeconds: 480,
  run: applyAllAtOnce,
};

async function applyAllAtOnce(): Promise<Finding> {
  const stack = await startFunctionsStack();
  try {
    const applied = await Promise.all(
      Array.from({ length: APPLICANTS }, (_, index) =>
        applyPersistently(stack.apiUrl, `2001:db8:cccc:${index.toString(16)}::1`),
      ),
    );
    const [bonds] = await stack.query(
      `select count(*)::int as active from public.bonds where status = 'active' and application_id = any($1)`,
      [applied.map(({ quoteId }) => quoteId)],
    );
    const problems = applied
      .filter(({ submission }) => submission !== '200 issued')
      .map(({ quoteId, payment, submission }) => `${quoteId}: ${payment}, ${submission}`);
    const waits = applied.reduce((sum, each) => sum + each.waits, 0);
    const active = Number(bonds?.['active']);

    return {
      happened: `The server asked to wait ${waits} times; ${active} of ${APPLICANTS} have their bond, with nothing to do but wait.`,
      verdict: active === APPLICANTS && problems.length === 0 ? 'good' : 'bad',
      problems,
    };
  } finally {
    await stack.stop();
  }
}
