import type { FileRule } from './file-rules.ts';
import type { ProjectFile } from './project-files.ts';

/** A pattern that must not occur in the files of its rule. */
type Ban = { name: string; pattern: RegExp; applies(path: string): boolean };

/** These files contain the forbidden patterns themselves. */
const OWN_WORDS = /^tests\/(tools\/hygiene|unit\/tools)\//;

const SOURCE = /\.(ts|tsx|mjs|js|astro|css|sql|ya?ml|json|toml|html)$/;

const isSource = (path: string) => SOURCE.test(path) && path !== 'package-lock.json';
const isText = (path: string) => isSource(path) || path.endsWith('.md');
const isTest = (path: string) => path.startsWith('tests/') && SOURCE.test(path);
const isShipped = (path: string) => /^(src|supabase\/functions)\//.test(path) && SOURCE.test(path);
const isMarkup = (path: string) => /^src\/.*\.(astro|tsx)$/.test(path);

const BANS: Ban[] = [
  { name: 'nothing is left to do', pattern: /\b(TODO|FIXME|XXX|HACK)\b/, applies: isSource },
  {
    name: 'every test runs',
    pattern:
      /\b(it|test|describe)\.(only|skip|todo|fixme|fails)\b|\btest\.describe\.(only|skip|fixme)\b/,
    applies: isTest,
  },
  {
    name: 'no test sleeps',
    pattern: /waitForTimeout\(|await sleep\(|setTimeout\((resolve|done)\b/,
    applies: isTest,
  },
  {
    name: 'every run draws the same values: take fc from tests/support/property-seed',
    pattern: /from 'fast-check'/,
    applies: (path) => /^tests\/unit\/(data|features|platform|stores|ui)\//.test(path),
  },
  {
    name: 'shipped code prints nothing for developers',
    pattern: /\bconsole\.(log|debug|info)\(|\bdebugger\b/,
    applies: isShipped,
  },
  {
    name: 'the type checker is not silenced',
    pattern: /@ts-(ignore|nocheck|expect-error)|\bas any\b|<any>/,
    applies: isSource,
  },
  {
    name: 'no package registry is named',
    pattern: /registry\.[a-z0-9-]+\.[a-z]|"resolved":\s*"https?:/i,
    applies: (path) => isText(path) || path === 'package-lock.json' || path === '.npmrc',
  },
  {
    name: 'no path of one machine is named',
    pattern: /(^|[\s'"`(=:])(\/(home|root|Users|work|tmp|mnt|private)\/|[A-Z]:\\)/m,
    applies: isText,
  },
  {
    name: 'no key but those of the embedded stack',
    pattern:
      /sb_secret_(?!local_)[A-Za-z0-9_-]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|\beyJ[A-Za-z0-9_-]{20,}\./,
    applies: isText,
  },
  {
    name: 'components take colours and lengths from the tokens',
    pattern: /-\[(#[0-9a-fA-F]{3,8}|\d+(\.\d+)?px)\]/,
    applies: isMarkup,
  },
];

/** Rules about the content of a file. */
export const textRules: FileRule[] = [
  ...BANS.map(({ name, pattern, applies }) => ({
    name,
    check: (file: ProjectFile) => {
      if (OWN_WORDS.test(file.path) || !applies(file.path)) return [];

      return file.text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`line ${index + 1}: ${line.trim()}`] : [],
        );
    },
  })),
  {
    name: 'only an island is hydrated',
    check: ({ path, text }) => (path.endsWith('.astro') ? hydratedStrangers(text) : []),
  },
];

/** Components with a `client:` directive that are imported from a file other than `*.island`. */
function hydratedStrangers(text: string): string[] {
  const tags = text.matchAll(/<([A-Z][A-Za-z0-9]*)\b[^>]*?\sclient:[a-z]+/g);

  return [...tags]
    .map(([, name = '']) => name)
    .filter((name) => !isImportedFromIsland(text, name))
    .map((name) => `${name} has a client: directive, but its file is not called .island.tsx`);
}

function isImportedFromIsland(text: string, name: string): boolean {
  return new RegExp(`import[^;]*\\b${name}\\b[^;]*from\\s*['"][^'"]*\\.island(\\.tsx)?['"]`).test(
    text,
  );
}
