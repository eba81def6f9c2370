import { parse } from 'smol-toml';

type Table = { [key: string]: unknown };

/** Values that production must set itself, because the local values lead to localhost. */
const REQUIRED = [
  'project_id',
  'auth.site_url',
  'auth.additional_redirect_urls',
  'auth.email.smtp.host',
  'auth.email.smtp.pass',
  'auth.email.smtp.admin_email',
];

const SAMPLE_PROJECT = 'abcdefghijklmnopqrst';
const LOCAL = /localhost|\b127\.\d|\[::1?\]|\b0\.0\.0\.0|^http:/i;
const EXAMPLE = /\.example\b|\bexample\.(com|org|net)\b/i;

/** `config push` sends only these tables to a project. The others are for this machine. */
const PUSHED = ['api', 'auth', 'storage', 'db'];

/**
 * Why this text of `config.toml` must not be pushed to production, one sentence per value. Empty when it may. Merges
 * the values of `[remotes.production]` over the others, as the CLI does. `siteOrigin` is the address in `content/site.yaml`.
 */
export function findProductionProblems(text: string, siteOrigin: string): string[] {
  const { remotes, ...base } = parse(text) as Table & { remotes?: { production?: Table } };
  const production = remotes?.production;
  if (production === undefined) return ['[remotes.production] is missing'];

  const own = valuesOf(production);
  const missing = REQUIRED.filter((path) => !own.some(([name]) => name === path));
  const merged = new Map([...valuesOf(base), ...own]);
  const pushed = [...merged].filter(([name]) => PUSHED.includes(name.split('.')[0] ?? ''));

  return [
    ...missing.map((path) => `remotes.production.${path} is missing`),
    ...(production['project_id'] === SAMPLE_PROJECT
      ? ['remotes.production.project_id is not the id of a project']
      : []),
    ...pushed.flatMap(([name, value]) =>
      [value].flat().flatMap((each) => problemsOf(name, String(each))),
    ),
    ...secretsIn(own),
    ...(merged.get('auth.site_url') === siteOrigin
      ? []
      : [`auth.site_url is not the origin in content/site.yaml, ${siteOrigin}`]),
  ];
}

function problemsOf(name: string, value: string): string[] {
  if (LOCAL.test(value))
    return [`${name} is ${value}: production needs an https address of its own`];
  if (EXAMPLE.test(value)) return [`${name} is ${value}: that is only an example`];

  return [];
}

/** A secret comes from the operator's environment, never from a file in the repository. */
function secretsIn(values: readonly [name: string, value: unknown][]): string[] {
  return values
    .filter(
      ([name, value]) => /(^|\.)(pass|secret)$/.test(name) && !/^env\(\w+\)$/.test(String(value)),
    )
    .map(([name]) => `remotes.production.${name} is in the file: write env(NAME)`);
}

/** Every value below a table by its path. Lists are not split. */
function valuesOf(table: Table, path = ''): [name: string, value: unknown][] {
  return Object.entries(table).flatMap(([key, value]): [string, unknown][] => {
    const name = path === '' ? key : `${path}.${key}`;
    const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);

    return isTable ? valuesOf(value as Table, name) : [[name, value]];
  });
}
