/**
 * `npm run check:config`: checks that `supabase config push` may run against production. Names every value of
 * supabase/config.toml that would send customers to a developer's machine or an example address.
 */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { readProductionOrigin } from '../../src/integrations/site-address.ts';
import { findProductionProblems } from './config/production-problems.ts';

const problems = findProductionProblems(
  await readFile('supabase/config.toml', 'utf8'),
  readProductionOrigin(await readFile('content/site.yaml', 'utf8')),
);

for (const problem of problems) process.stdout.write(`supabase/config.toml: ${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? 'Done: ready for production\n'
    : `${problems.length} value(s) to fill in\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
