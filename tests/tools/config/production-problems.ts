import { parse } from 'smol-toml';

type Table = { [key: string]: unknown };

/** What has to be set for production itself, because the values for this machine lead to localhost. */
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

/** Only these tables are sent to a project by `config push`; the others are about this machine. */
const PUSHED = ['api', 'auth', 'storage', 'db'];

/**
 * Why this text of `config.toml` may not be pushed to production, one sentence for each value; empty when it may. Reads
 * what the CLI makes of it: the values of `[remotes.production]` put over those of the same name.
 */
export function findProductionProblems(text: string): string[] {
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
  ];
}

function problemsOf(name: string, value: string): string[] {
  if (LOCAL.test(value))
    return [`${name} is ${value}: production needs an https address of its own`];
  if (EXAMPLE.test(value)) return [`${name} is ${value}: that is only an example`];

  return [];
}

/** A secret comes from the environment of who pushes, never from a file in the repository. */
function secretsIn(values: readonly [name: string, value: unknown][]): string[] {
  return values
    .filter(
      ([name, value]) => /(^|\.)(pass|secret)$/.test(name) && !/^env\(\w+\)$/.test(String(value)),
    )
    .map(([name]) => `remotes.production.${name} is in the file: write env(NAME)`);
}

/** Every value below a table by its path, lists whole. */
function valuesOf(table: Table, path = ''): [name: string, value: unknown][] {
  return Object.entries(table).flatMap(([key, value]): [string, unknown][] => {
    const name = path === '' ? key : `${path}.${key}`;
    const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);

    return isTable ? valuesOf(value as Table, name) : [[name, value]];
  });
}
