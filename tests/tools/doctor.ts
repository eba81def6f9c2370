/**
 * `npm run doctor -- --remote REF`: asks a hosted project, with the operator's SUPABASE_ACCESS_TOKEN, what smoke cannot
 * see from outside: settings, names of secrets, functions, schedules, mails, advisors, history. It only reads. Exits
 * with 1, and every line says what to do. `--step migrations` asks only about one step of a deploy.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { MANAGEMENT_API, openProject } from './doctor/project.ts';
import { findProblems, STEPS } from './doctor/question.ts';
import { SETTINGS_QUESTIONS } from './doctor/settings-questions.ts';
import { WORK_QUESTIONS } from './doctor/work-questions.ts';

const { values } = parseArgs({
  options: {
    remote: { type: 'string' },
    step: { type: 'string' },
    api: { type: 'string' },
    functions: { type: 'string' },
  },
});
const { remote: ref = '', api = MANAGEMENT_API } = values;
const token = process.env.SUPABASE_ACCESS_TOKEN ?? '';

if (!/^[a-z]{20}$/.test(ref) || token === '') {
  process.stderr.write(
    'Name the project and give an access token: SUPABASE_ACCESS_TOKEN=sbp_... npm run doctor -- --remote <ref>\n',
  );
  process.exit(1);
}

if (values.step !== undefined && !STEPS.some((step) => step === values.step)) {
  process.stderr.write(`There is no step ${values.step}. Expected one of ${STEPS.join(', ')}.\n`);
  process.exit(1);
}

const questions = [...SETTINGS_QUESTIONS, ...WORK_QUESTIONS].filter(
  ({ step }) => values.step === undefined || values.step === step,
);
const functions = values.functions ?? `https://${ref}.supabase.co/functions/v1`;
const project = openProject({ ref, token, api, functions });
let failed = 0;
for (const question of questions) {
  const problems = await findProblems(question, project);
  if (problems.length > 0) failed += 1;
  process.stdout.write(`${problems.length === 0 ? 'good' : 'BAD '}  ${question.name}\n`);
  for (const problem of problems) process.stdout.write(`      ${problem}\n`);
}
process.stdout.write(failed === 0 ? 'Done: nothing to mend\n' : `${failed} thing(s) to mend\n`);
process.exitCode = failed === 0 ? 0 : 1;
