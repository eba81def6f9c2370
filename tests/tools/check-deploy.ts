/**
 * `npm run check:deploy`: builds the functions and lets the Supabase CLI deploy functions and settings to a stand-in on
 * this machine. Exits with 1 and names what the platform would get wrong. Needs no network and no account.
 */
import process from 'node:process';
import { PROJECT_DIRECTORY } from '../../supabase/local/project.ts';
import { bundleFunctions } from './deploy/bundle-functions.ts';
import { findDeployProblems } from './deploy/deploy-problems.ts';

await bundleFunctions();
const problems = await findDeployProblems(PROJECT_DIRECTORY);

for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? 'Done: the CLI would deploy every function and every setting\n'
    : `${problems.length} problem(s)\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
