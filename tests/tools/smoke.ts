/**
 * `npm run smoke -- --site URL --supabase URL --key KEY`: asks a running system what a deploy can get wrong. It only
 * reads, and takes less than 30 seconds. Without arguments it asks the system of `npm start`; `--without-site` asks
 * Supabase alone. Exits with 1 and names each problem.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { siteOrigin, supabaseSettings } from '../../src/integrations/site-address.ts';
import { AUTH_CHECKS, CAPTCHA_CHECK } from './smoke/auth-checks.ts';
import { findProblems, type Target } from './smoke/check.ts';
import { SITE_CHECKS } from './smoke/site-checks.ts';
import { SUPABASE_CHECKS } from './smoke/supabase-checks.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    supabase: { type: 'string' },
    key: { type: 'string' },
    'without-site': { type: 'boolean' },
  },
});
const local = supabaseSettings(process.env);
const target: Target = {
  site: new URL(values.site ?? siteOrigin(process.env)),
  supabase: new URL(values.supabase ?? local.origin),
  publishableKey: values.key ?? local.publishableKey,
};

let failed = 0;
const siteChecks = values['without-site'] ? [] : [...SITE_CHECKS, CAPTCHA_CHECK];
for (const check of [...siteChecks, ...SUPABASE_CHECKS, ...AUTH_CHECKS]) {
  const problems = await findProblems(check, target);
  if (problems.length > 0) failed += 1;
  process.stdout.write(`${problems.length === 0 ? 'good' : 'BAD '}  ${check.name}\n`);
  for (const problem of problems) process.stdout.write(`      ${problem}\n`);
}
process.stdout.write(
  failed === 0 ? 'Done: everything answers as it should\n' : `${failed} check(s) failed\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
