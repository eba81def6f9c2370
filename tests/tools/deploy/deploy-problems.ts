import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'smol-toml';
import { EDGE_FUNCTIONS } from '../../support/edge-functions.ts';
import { MAX_BUNDLE_BYTES } from './bundle-functions.ts';
import { type ApiCall, type ManagementApi, startManagementApi } from './management-api.ts';
import { runCliAgainst } from './run-cli.ts';

type Settings = { [key: string]: unknown };

/** The parts of the settings that the platform returns and the CLI pushes. It pushes one part after the other. */
const PARTS = [['auth'], ['api', 'storage']] as const;

/** Warnings of the CLI that need no repair. It prints them for every project. */
const HARMLESS = /^WARN(ING)?: (no seed files|environment variable is unset)/i;

const LOCAL = /localhost|127\.0\.0\.1|\[::1\]/;

const SERVICE_PATHS = /\/(postgrest|config\/(auth|storage))$/;

/**
 * What is wrong with a deploy from a folder with `supabase/`, one sentence each. Runs the real CLI against a stand-in
 * for the platform and looks at everything that it sends: nothing leaves this machine. The bundles must exist.
 */
export async function findDeployProblems(workdir: string): Promise<string[]> {
  const config = parse(await readFile(join(workdir, 'supabase/config.toml'), 'utf8')) as Settings;
  const { remotes } = config as { remotes?: { production?: { project_id?: string } } };
  const ref = remotes?.production?.project_id;
  if (ref === undefined) return ['config.toml has no [remotes.production] with a project_id'];

  const problems = [
    ...(await functionProblems(workdir, ref)),
    ...(await Promise.all(PARTS.map((parts) => settingProblems(workdir, ref, parts)))).flat(),
  ];
  return [...new Set(problems)];
}

async function functionProblems(workdir: string, ref: string): Promise<string[]> {
  const api = await startManagementApi(({ method, path }) => {
    if (path.endsWith('/functions/deploy')) return deployed('any');
    if (path.endsWith('/functions')) return method === 'PUT' ? { functions: [] } : [];

    return path === `/v1/projects/${ref}` ? project(ref) : undefined;
  });
  const output = await runCliAgainst(api, workdir, [
    'functions',
    'deploy',
    '--use-api',
    '--yes',
    `--remote=${ref}`,
  ]);
  await api.stop();

  const uploads = api.calls.filter(({ path }) => path.endsWith('/functions/deploy'));
  if (uploads.length === 0) return [`the CLI deploys no function. It says: ${output.trim()}`];

  const problems = await Promise.all(
    EDGE_FUNCTIONS.map((name) => uploadProblems(workdir, name, uploads)),
  );

  return [...warningsIn(output), ...problems.flat()];
}

async function uploadProblems(
  workdir: string,
  name: string,
  uploads: readonly ApiCall[],
): Promise<string[]> {
  const upload = uploads.find(({ query }) => query.get('slug') === name);
  if (!upload) return [`${name} is not uploaded`];

  const form = await upload.body.formData();
  const files = form.getAll('file').filter((part): part is File => part instanceof File);
  const metadata = JSON.parse(await textOf(form.get('metadata'))) as Settings;
  const bundle = join(workdir, 'supabase/bundles', `${name}.js`);
  const built = await stat(bundle).catch(() => undefined);
  const [file] = files;

  return [
    ...(built === undefined ? [`${name} is not built: run "npm run build:functions"`] : []),
    ...(files.length === 1 && file && basename(file.name) === `${name}.js`
      ? []
      : [
          `${name} uploads ${files.map((each) => each.name).join(', ') || 'nothing'}, not its bundle alone`,
        ]),
    ...(built && file && file.size !== built.size
      ? [`${name} is uploaded with ${file.size} bytes, but was built with ${built.size}`]
      : []),
    ...(file && file.size > MAX_BUNDLE_BYTES
      ? [`${name} has ${file.size} bytes, more than ${MAX_BUNDLE_BYTES}`]
      : []),
    ...(metadata['verify_jwt'] === false
      ? []
      : [`${name} would refuse callers without a user token: set verify_jwt = false`]),
  ];
}

async function textOf(part: FormDataEntryValue | null): Promise<string> {
  return part instanceof File ? part.text() : (part ?? '{}');
}

/** Push the settings to a project that has none of them, so that the CLI sends all. */
async function settingProblems(
  workdir: string,
  ref: string,
  parts: readonly string[],
): Promise<string[]> {
  const attributes = Object.fromEntries(parts.map((part) => [part, { unlike: 'ours' }]));
  const api: ManagementApi = await startManagementApi(({ method, path }) => {
    if (path === `/v1/projects/${ref}`) return project(ref);
    if (path.endsWith('/billing/addons')) return { selected_addons: [], available_addons: [] };
    if (path === `/v2/projects/${ref}/config`) return { data: { attributes } };

    // The CLI then stops because the answer lacks the settings. What it sent is what counts.
    return method === 'GET' ? undefined : POSTGREST_ANSWER;
  });
  const output = await runCliAgainst(api, workdir, ['config', 'push', '--yes', `--remote=${ref}`]);
  await api.stop();

  const sent = api.calls.filter(
    ({ method, path }) => method === 'PATCH' && SERVICE_PATHS.test(path),
  );
  if (sent.length === 0) return [`the CLI pushes no setting. It says: ${output.trim()}`];

  const bodies = await Promise.all(sent.map(async ({ body }) => (await body.json()) as Settings));
  const settings = bodies.flatMap((body) => Object.entries(body));

  return [
    ...warningsIn(output),
    ...(sent.length >= parts.length ? [] : [`the settings of ${parts.join(' and ')} are not sent`]),
    ...settings
      .filter(([, value]) => LOCAL.test(String(value)))
      .map(([name, value]) => `production would get ${name} = ${String(value)}`),
    ...(parts.includes('auth') ? mailProblems(new Map(settings)) : []),
  ];
}

function mailProblems(settings: ReadonlyMap<string, unknown>): string[] {
  const port = String(settings.get('smtp_port'));

  return [
    ...(['25', '587'].includes(port)
      ? [`the platform blocks the port ${port} of the mail server`]
      : []),
    ...['smtp_host', 'site_url', 'mailer_templates_confirmation_content']
      .filter((name) => !settings.get(name))
      .map((name) => `${name} is not sent`),
  ];
}

/** The CLI only warns of keys that it does not know and of files that it does not find, and goes on. */
function warningsIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /^warn(ing)?:/i.test(line) && !HARMLESS.test(line))
    .map((line) => `the CLI says: ${line}`);
}

const POSTGREST_ANSWER = {
  db_schema: 'public',
  db_extra_search_path: 'public',
  max_rows: 1000,
  db_pool: null,
  db_pool_acquisition_timeout: null,
  db_pool_max_idletime: null,
  db_pool_max_lifetime: null,
};

function project(ref: string): Settings {
  return {
    id: ref,
    ref,
    organization_id: 'of-the-check',
    organization_slug: 'of-the-check',
    name: 'stand-in',
    region: 'us-east-1',
    created_at: '2026-01-01T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database: { host: 'db', version: '17', postgres_engine: '17', release_channel: 'ga' },
  };
}

function deployed(name: string): Settings {
  return {
    id: name,
    slug: name,
    name,
    status: 'ACTIVE',
    version: 1,
    created_at: 1,
    updated_at: 1,
    verify_jwt: false,
    entrypoint_path: 'any',
    import_map: false,
  };
}
