import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff } from '../support/staff-actor.ts';
import { EDGE_FUNCTIONS } from '../support/edge-functions.ts';
import { openProject, type Project } from '../tools/doctor/project.ts';
import { findProblems, STEPS } from '../tools/doctor/question.ts';
import { SETTINGS_QUESTIONS } from '../tools/doctor/settings-questions.ts';
import { scheduleNames, WORK_QUESTIONS } from '../tools/doctor/work-questions.ts';
import { type ManagementApi, startManagementApi } from '../tools/deploy/management-api.ts';

const REF = 'zyxwvutsrqponmlkjihg';
const QUESTIONS = [...SETTINGS_QUESTIONS, ...WORK_QUESTIONS];

/** What pg_cron, pg_net and Vault have on the platform, as far as the doctor reads it. */
const PLATFORM = `create schema cron;
  create table cron.job (jobid bigint, jobname text, active boolean);
  create table cron.job_run_details (jobid bigint, status text, return_message text, start_time timestamptz);
  create schema net;
  create table net._http_response (status_code integer, timed_out boolean, created timestamptz);
  create schema if not exists vault;
  create table vault.secrets (name text);
  insert into vault.secrets values ('functions_url'), ('sweep_key'), ('notifications_key')`;

let database: ActorDatabase;
let administrator: string;
let api: ManagementApi;
let project: Project;
let answers: Record<string, unknown>;

/** A project that is as it should be. */
const good = (): Record<string, unknown> => ({
  'config/auth': {
    rate_limit_email_sent: 100,
    security_captcha_enabled: true,
    security_captcha_provider: 'turnstile',
    password_hibp_enabled: true,
    smtp_port: '465',
  },
  secrets: [
    ...['SEALING_KEYS', 'SEALING_KEY_ID', 'BOND_SIGNING_KEY', 'BOND_SIGNING_KEY_ID'],
    ...['CALLER_HASH_KEY', 'PAYMENT_GATEWAY', 'ALLOWED_ORIGINS', 'MAIL_FROM', 'UNSUBSCRIBE_KEY'],
    'MAIL_API_KEY',
  ].map((name) => ({ name, value: digestOf('a value') })),
  functions: EDGE_FUNCTIONS.map((slug) => ({ slug, status: 'ACTIVE', verify_jwt: false })),
  'advisors/security': { lints: [{ title: 'A note', level: 'INFO', detail: 'Nothing.' }] },
  'advisors/performance': { lints: [] },
});

beforeAll(async () => {
  database = await openDatabase();
  for (const statement of PLATFORM.split(';\n')) await database.query(statement);
  administrator = (await addStaff(database, 'Ada', 'admin')).userId;
  api = await startManagementApi(({ path }) => answers[path.replace(`/v1/projects/${REF}/`, '')]);
  project = {
    ...openProject({ ref: REF, token: 'of the test', api: api.url, functions: api.url }),
    // The platform runs these queries as the owner. Here the same SQL runs on the project's real tables.
    query: (sql) => database.query(sql),
    compareSettings: () => 'Comparison scope: api, auth\n',
    callFunction: () => Promise.resolve({ status: 200, isOurs: true, text: '' }),
  };
});

beforeEach(async () => {
  answers = good();
  await database.query('delete from cron.job');
  await database.query('delete from cron.job_run_details');
  await database.query('delete from net._http_response');
  await database.query(
    `insert into cron.job select row_number() over (), name, true from unnest($1::text[]) as name`,
    [await scheduleNames()],
  );
});

afterAll(async () => {
  await api.stop();
  await database.close();
});

/** The secrets of a good project, as the platform lists them, with another value of one. */
function withSecret(name: string, value: string) {
  const secrets = good()['secrets'] as { name: string }[];

  return secrets.map((each) => (each.name === name ? { name, value: digestOf(value) } : each));
}

function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Everything that the doctor says about the project. */
async function said(): Promise<string[]> {
  const all = await Promise.all(QUESTIONS.map((question) => findProblems(question, project)));

  return all.flat();
}

describe('the doctor', () => {
  it('knows the schedules of the migrations', async () => {
    expect(await scheduleNames()).toEqual(
      expect.arrayContaining(['finish-bonds', 'send-notifications', 'delete-expired-records']),
    );
  });

  it('has nothing to say about a good project', async () => {
    expect(await said()).toEqual([]);
  });

  it.each([
    [
      'a mail limit that "config push" does not compare',
      () => ({ 'config/auth': { ...(good()['config/auth'] as object), rate_limit_email_sent: 2 } }),
      'Auth sends 2 mails an hour: set 100',
    ],
    [
      'sign-in without a captcha',
      () => ({
        'config/auth': { ...(good()['config/auth'] as object), security_captcha_enabled: false },
      }),
      'no turnstile protects sign-in',
    ],
    [
      'a blocked mail port',
      () => ({ 'config/auth': { ...(good()['config/auth'] as object), smtp_port: '587' } }),
      'the platform blocks port 587',
    ],
    [
      'a missing secret',
      () => ({ secrets: [{ name: 'MAIL_API_KEY' }] }),
      'SEALING_KEYS is not set',
    ],
    [
      'a secret that was left empty',
      () => ({ secrets: withSecret('PAYMENT_GATEWAY', '') }),
      'PAYMENT_GATEWAY is empty or has the value of supabase/functions/.env.example',
    ],
    [
      'a secret with the value of the example',
      () => ({ secrets: withSecret('SEALING_KEYS', '{"2026-01":"<32 bytes, base64>"}') }),
      'SEALING_KEYS is empty or has the value',
    ],
    [
      'a key of the mail provider that was left empty',
      () => ({ secrets: withSecret('MAIL_API_KEY', '') }),
      'no mail is sent',
    ],
    ['a project without mail', () => ({ secrets: [] }), 'no mail is sent: set one of MAIL_API_KEY'],
    [
      'no functions',
      () => ({ functions: [] }),
      'health is not deployed: run "npm run deploy:functions"',
    ],
    [
      'a function of somebody else, and one that refuses visitors',
      () => ({
        functions: [
          { slug: 'old', verify_jwt: true },
          { slug: 'health', verify_jwt: true },
        ],
      }),
      'health refuses visitors',
    ],
    [
      'an advice',
      () => ({
        'advisors/security': { lints: [{ title: 'RLS', level: 'ERROR', detail: 'Open.' }] },
      }),
      'RLS: Open. Add a migration',
    ],
    ['a token that reaches nothing', () => ({ secrets: undefined }), 'secrets answered 404'],
  ])('names %s', async (_, change, words) => {
    answers = { ...answers, ...change() };

    expect(await said()).toContainEqual(expect.stringContaining(words));
  });

  it.each([
    [
      'a schedule that is gone',
      `delete from cron.job where jobname = 'finish-bonds'`,
      'finish-bonds is not scheduled',
    ],
    [
      'a schedule that fails',
      `insert into cron.job_run_details values (1, 'failed', 'Vault lacks functions_url', now())`,
      'failed 1 times in a day, last: Vault lacks functions_url',
    ],
    [
      'a call that was cut off',
      `insert into net._http_response values (null, true, now())`,
      '1 calls were cut off',
    ],
    [
      'a call that was refused',
      `insert into net._http_response values (401, false, now())`,
      'with 401',
    ],
    [
      'a secret that Vault lacks',
      `delete from vault.secrets where name = 'sweep_key'`,
      'sweep_key is missing',
    ],
    [
      'a migration that is missing',
      `delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)`,
      '1 are missing',
    ],
    [
      'a mail that was given up',
      `insert into private.notifications (kind, recipient, dedupe_key, data, status, last_error)
       select kind, 'a@example.com', 'doctor', '{}', 'failed', 'refused' from private.letter_data limit 1`,
      '1 were given up (refused)',
    ],
  ])('names %s', async (_, sql, words) => {
    await database.query(sql);

    expect(await said()).toContainEqual(expect.stringContaining(words));
  });

  it('names a project without an administrator', async () => {
    await database.query('delete from public.staff_roles where user_id = $1', [administrator]);

    expect(await said()).toContainEqual(expect.stringContaining('nobody gives roles to staff'));
  });

  it('has a question for each step of a deploy', () => {
    expect(new Set(QUESTIONS.map(({ step }) => step))).toEqual(new Set(STEPS));
  });

  it('names settings that differ, and functions that do not start', async () => {
    const broken = {
      ...project,
      compareSettings: () => 'auth.site_url [update]\n  local:  "a"\n  remote: "b"\n',
      callFunction: () => Promise.resolve({ status: 503, isOurs: false, text: 'BOOT_ERROR' }),
    };
    const all = await Promise.all(
      SETTINGS_QUESTIONS.map((question) => findProblems(question, broken)),
    );

    expect(all.flat()).toEqual([
      expect.stringContaining('auth.site_url: run "npx supabase config push"'),
      expect.stringContaining('Does the project have the new API keys'),
    ]);
  });
});
