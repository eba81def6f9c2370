/**
 * `npm run smoke -- --site URL --supabase URL --key KEY`: asks a running system what a deploy can get wrong. It only
 * reads, and takes less than 30 seconds. Without arguments it asks the system of `npm start`; `--without-site` asks
 * Supabase alone. With the operator's SUPABASE_ACCESS_TOKEN it also asks about what no visitor sees. Exits with 1 and
 * names each problem.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { siteOrigin, supabaseSettings } from '../../src/integrations/site-address.ts';
import { MANAGEMENT_API, openProject, refOf } from './doctor/project.ts';
import { checksOf } from './smoke/all-checks.ts';
import { findProblems, type Target } from './smoke/check.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    supabase: { type: 'string' },
    key: { type: 'string' },
    'without-site': { type: 'boolean', default: false },
    remote: { type: 'string' },
    api: { type: 'string' },
  },
});
const local = supabaseSettings(process.env);
const supabase = new URL(values.supabase ?? local.origin);
const { remote: ref = refOf(supabase), api = MANAGEMENT_API } = values;
const token = process.env.SUPABASE_ACCESS_TOKEN;
const functions = `${supabase.origin}/functions/v1`;
const target: Target = {
  site: new URL(values.site ?? siteOrigin(process.env)),
  supabase,
  publishableKey: values.key ?? local.publishableKey,
  project: ref && token ? openProject({ ref, token, api, functions }) : undefined,
};

let failed = 0;
let unasked = 0;
for (const check of checksOf({ withSite: !values['without-site'] })) {
  if (check.needsToken && !target.project) {
    unasked += 1;
    process.stdout.write(`not checked without SUPABASE_ACCESS_TOKEN: ${check.name}\n`);
    continue;
  }

  const problems = await findProblems(check, target);
  if (problems.length > 0) failed += 1;
  process.stdout.write(`${problems.length === 0 ? 'good' : 'BAD '}  ${check.name}\n`);
  for (const problem of problems) process.stdout.write(`      ${problem}\n`);
}
const rest = unasked > 0 ? `, as far as it was checked: ${unasked} question(s) need a token` : '';
process.stdout.write(
  failed === 0 ? `Done: everything answers as it should${rest}\n` : `${failed} check(s) failed\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
