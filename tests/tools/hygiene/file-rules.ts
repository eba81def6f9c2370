import type { ProjectFile } from './project-files.ts';

/** A rule about one file. It returns one sentence per problem. */
export type FileRule = { name: string; check(file: ProjectFile): string[] };

const MAX_LINES = 250;

/** A migration holds a whole topic: tables, rights, policies and functions that are read together. */
const MAX_TOPIC_LINES = 800;

/** Generated files, so their length does not matter. */
const GENERATED = [
  'package-lock.json',
  'src/data/database.types.ts',
  'supabase/functions/_shared/papers/paper-words.ts',
  'supabase/functions/_shared/papers/filing-words.ts',
  /^supabase\/migrations\/\d+_sync_bond_catalogue\.sql$/,
];

/** The allowed names in the project's top folder. */
const TOP_LEVEL = new Set(
  `.ci .editorconfig .env.example .gitattributes .github .gitignore .npmrc .nvmrc CONTRIBUTING.md
   LICENSE README.md SECURITY.md astro.config.mjs content netlify.toml package-lock.json
   package.json public src supabase tests tsconfig.json`.split(/\s+/),
);

/** A separate project, which the bench builds beside this one. */
const BARE_PROJECT = 'tests/performance/bench/guides/bare-project/';

const CODE = /\.(ts|tsx|mjs|js|astro|css|sql)$/;
const VAGUE_NAME = /(^|\/)(utils?|helpers?|types|common|misc)(\.[a-z]+)?(\/|$)/;
const COMPONENT_FOLDER = /^src\/(ui|layouts|features|components)\//;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Rules about the place, the name and the length of files. */
export const fileRules: FileRule[] = [
  {
    name: `code files have at most ${MAX_LINES} lines, migrations ${MAX_TOPIC_LINES}`,
    check({ path, text }) {
      if (!CODE.test(path) || isGenerated(path)) return [];

      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      const limit = path.startsWith('supabase/migrations/') ? MAX_TOPIC_LINES : MAX_LINES;

      return lines > limit ? [`has ${lines} lines`] : [];
    },
  },
  {
    name: 'the top level holds what the customer fixed',
    check({ path }) {
      const [top = ''] = path.split('/');
      return TOP_LEVEL.has(top) ? [] : [`${top} has no place at the top level`];
    },
  },
  {
    name: 'a name says what is inside',
    check({ path }) {
      if (!CODE.test(path)) return [];
      if (VAGUE_NAME.test(path)) return ['has a name that could hold anything'];

      const isBarrel = /(^|\/)index\.(ts|tsx|js|mjs)$/.test(path) && !isFunctionEntry(path);
      return isBarrel ? ['is a barrel: import from the file that has it'] : [];
    },
  },
  {
    name: 'components are PascalCase, other code is kebab-case',
    check({ path: pathHere }) {
      const path = pathHere.replace(BARE_PROJECT, '');
      if (!/\.(ts|tsx|mjs|astro)$/.test(path)) return [];

      const base = (path.split('/').at(-1) ?? '').split('.')[0] ?? '';
      if (isComponent(path)) return PASCAL_CASE.test(base) ? [] : ['is a component: PascalCase'];
      if (path.startsWith('src/pages/')) return [];
      if (path.endsWith('.test.tsx') && PASCAL_CASE.test(base)) return []; // named like its component

      return KEBAB_CASE.test(base) ? [] : ['is not kebab-case'];
    },
  },
  {
    name: 'migrations are called YYYYMMDDHHMMSS_verb_object.sql',
    check({ path }) {
      if (!path.startsWith('supabase/migrations/')) return [];

      return /\/\d{14}_[a-z0-9]+(_[a-z0-9]+)+\.sql$/.test(path) ? [] : ['has another name'];
    },
  },
];

function isGenerated(path: string): boolean {
  return GENERATED.some((known) => (typeof known === 'string' ? known === path : known.test(path)));
}

/** Supabase requires this name for a function's entry file. */
function isFunctionEntry(path: string): boolean {
  return /^supabase\/functions\/[a-z0-9-]+\/index\.ts$/.test(path);
}

function isComponent(path: string): boolean {
  if (!COMPONENT_FOLDER.test(path)) return false;

  return path.endsWith('.astro') || path.endsWith('.tsx');
}
