import { readdir, readFile } from 'node:fs/promises';
import { MIGRATIONS_DIRECTORY } from '../../../supabase/local/project.ts';
import type { Question } from './question.ts';

/** The names in Vault that schedules read. */
const VAULT_NAMES = ['functions_url', 'sweep_key', 'notifications_key'];

type Lint = { title: string; level: string; detail: string };

/** Also a question of smoke: the platform cuts a call off after some seconds, and the caller sees nothing of it. */
export const SCHEDULED_CALLS: Question = {
  step: 'schedules',
  name: 'the calls of the schedules are answered',
  run: async (project) => {
    const [row] = await project.query(
      `select count(*) filter (where timed_out)::int as late,
              count(*) filter (where status_code >= 400)::int as refused, min(status_code) filter (where status_code >= 400) as status
       from net._http_response where created > now() - interval '1 day'`,
    );
    const { late = 0, refused = 0, status } = row ?? {};

    return [
      ...(Number(late) > 0
        ? [`${late} calls were cut off: read the log of the functions for the slow one`]
        : []),
      ...(Number(refused) > 0
        ? [
            `${refused} calls were refused, for example with ${status}: 401 means that sweep_key or notifications_key in Vault is no secret key of this project`,
          ]
        : []),
    ];
  },
};

/** Questions about the work that goes on by itself. Every line says what to do. */
export const WORK_QUESTIONS: readonly Question[] = [
  {
    step: 'migrations',
    name: 'every migration was applied',
    run: async (project) => {
      const rows = await project.query('select version from supabase_migrations.schema_migrations');
      const applied = new Set(rows.map(({ version }) => String(version)));
      const missing = (await readdir(MIGRATIONS_DIRECTORY))
        .map((file) => file.split('_')[0] ?? '')
        .filter((version) => !applied.has(version));

      return missing.length === 0
        ? []
        : [
            `${missing.length} are missing, the first ${missing[0]}: run "npx supabase db push --remote"`,
          ];
    },
  },
  {
    step: 'schedules',
    name: 'every schedule runs and succeeds',
    run: async (project) => {
      const jobs = await project.query('select jobname, active from cron.job');
      const running = jobs.filter(({ active }) => active).map(({ jobname }) => String(jobname));
      const failures = await project.query(
        `select job.jobname as name, count(*)::int as count, max(run.return_message) as reason
         from cron.job_run_details as run join cron.job as job on job.jobid = run.jobid
         where run.status = 'failed' and run.start_time > now() - interval '1 day'
         group by job.jobname order by job.jobname`,
      );

      return [
        ...(await scheduleNames())
          .filter((name) => !running.includes(name))
          .map(
            (name) =>
              `${name} is not scheduled: create the extensions pg_cron and pg_net, then repeat its line "select private.schedule" in the SQL editor`,
          ),
        ...failures.map(
          ({ name, count, reason }) =>
            `${name} failed ${count} times in a day, last: ${reason}. Mend that; it runs again by itself`,
        ),
      ];
    },
  },
  SCHEDULED_CALLS,
  {
    step: 'schedules',
    name: 'Vault has what the schedules read',
    run: async (project) => {
      const rows = await project.query('select name from vault.secrets');
      const names = rows.map(({ name }) => name);

      return VAULT_NAMES.filter((name) => !names.includes(name)).map(
        (name) =>
          `${name} is missing: run "select vault.create_secret('...', '${name}')" in the SQL editor`,
      );
    },
  },
  {
    step: 'schedules',
    name: 'there is an administrator',
    run: async (project) => {
      const rows = await project.query(
        `select user_id from public.staff_roles where role = 'admin' limit 1`,
      );

      return rows.length > 0
        ? []
        : [
            'nobody gives roles to staff: sign up, set up a second factor, and insert your id into public.staff_roles as the README says',
          ];
    },
  },
  {
    step: 'work',
    name: 'no mail was given up',
    run: async (project) => {
      const rows = await project.query(
        `select coalesce(last_error, 'unknown') as reason, count(*)::int as count from private.notifications
         where status = 'failed' and recipient is not null group by 1 order by 1`,
      );

      return rows.map(
        ({ reason, count }) =>
          `${count} were given up (${reason}): mend that, then queue them again as the README says under Mail`,
      );
    },
  },
  {
    step: 'work',
    name: 'the advisors of the platform have nothing to say',
    run: async (project) => {
      const answers = await Promise.all(
        ['security', 'performance'].map((kind) => project.get(`advisors/${kind}`)),
      );

      return answers
        .flatMap((answer) => (answer as { lints?: Lint[] }).lints ?? [])
        .filter(({ level }) => level === 'ERROR' || level === 'WARN')
        .map(
          ({ title, detail }) =>
            `${title}: ${detail} Add a migration, or say in SECURITY.md why not`,
        );
    },
  },
  {
    step: 'work',
    name: 'the history is whole',
    run: async (project) => {
      const [row] = await project.query('select public.check_application_history() as report');
      const { problems = [] } = (row?.['report'] ?? {}) as { problems?: unknown[] };

      return problems.length === 0
        ? []
        : [
            `${problems.length} problems: run "npm run check:history" with the project's secret key, which names the rows`,
          ];
    },
  },
];

/** The names of the schedules that migrations make. */
export async function scheduleNames(): Promise<string[]> {
  const files = (await readdir(MIGRATIONS_DIRECTORY)).toSorted();
  const texts = await Promise.all(
    files.map((file) => readFile(`${MIGRATIONS_DIRECTORY}/${file}`, 'utf8')),
  );

  return texts.flatMap((text) =>
    [...text.matchAll(/^select private\.schedule\(\s*'([\w-]+)'/gm)].map(([, name = '']) => name),
  );
}
