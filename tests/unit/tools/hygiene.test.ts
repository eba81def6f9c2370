import { describe, expect, it } from 'vitest';
import { fileRules } from '../../tools/hygiene/file-rules.ts';
import { supplyRules } from '../../tools/hygiene/supply-rules.ts';
import { textRules } from '../../tools/hygiene/text-rules.ts';

function problems(path: string, text = ''): string[] {
  return [...fileRules, ...supplyRules, ...textRules]
    .filter(({ check }) => check({ path, text }).length > 0)
    .map(({ name }) => name);
}

describe('rules about files', () => {
  it.each([
    ['src/domain/money.ts', 'x\n'.repeat(251), 'code files have at most 250 lines, migrations 800'],
    [
      'supabase/migrations/20261123000600_create_applications.sql',
      'x\n'.repeat(801),
      'code files have at most 250 lines, migrations 800',
    ],
    ['notes/plan.md', '', 'the top level holds what the customer fixed'],
    ['src/domain/utils.ts', '', 'a name says what is inside'],
    ['src/features/quote/helpers/a.ts', '', 'a name says what is inside'],
    ['src/domain/index.ts', '', 'a name says what is inside'],
    ['src/ui/button.tsx', '', 'components are PascalCase, other code is kebab-case'],
    ['src/domain/bondTypes.ts', '', 'components are PascalCase, other code is kebab-case'],
    ['supabase/migrations/1_a.sql', '', 'migrations are called YYYYMMDDHHMMSS_verb_object.sql'],
  ])('find %s', (path, text, rule) => {
    expect(problems(path, text)).toContain(rule);
  });

  it.each([
    ['src/domain/money.ts', 'x\n'.repeat(250)],
    ['supabase/migrations/20261123000600_create_applications.sql', 'x\n'.repeat(800)],
    ['package-lock.json', `{"packages":{}}${'\n'.repeat(9000)}`],
    ['supabase/migrations/20261123000210_sync_bond_catalogue.sql', 'x\n'.repeat(900)],
    ['supabase/functions/submit-application/index.ts', ''],
    ['src/features/quote/QuoteWizard.island.tsx', ''],
    ['src/features/quote/to-error-list.ts', ''],
    ['src/pages/states/[stateCode].astro', ''],
    ['tests/unit/features/finder/FinderApp.test.tsx', ''],
    ['README.md', ''],
  ])('accept %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });
});

describe('rules about text', () => {
  const WORK_LEFT = ['TO', 'DO'].join('');

  it.each([
    ['src/domain/money.ts', `// ${WORK_LEFT} round`, 'nothing is left to do'],
    ['tests/e2e/quote.spec.ts', "test.skip('a', () => {});", 'every test runs'],
    ['tests/e2e/quote.spec.ts', "test.describe.only('a', () => {});", 'every test runs'],
    ['tests/e2e/quote.spec.ts', 'await page.waitForTimeout(500);', 'no test sleeps'],
    ['src/stores/toasts.ts', 'console.log(toast);', 'shipped code prints nothing for developers'],
    ['src/data/connection/client.ts', '// @ts-expect-error', 'the type checker is not silenced'],
    ['.npmrc', 'registry=https://registry.host.example', 'no package registry is named'],
    [
      'package-lock.json',
      '{"packages":{},"resolved": "https://a.example/b.tgz"}',
      'no package registry is named',
    ],
    ['README.md', 'see /home/me/project', 'no path of one machine is named'],
    [
      'src/data/connection/client.ts',
      "'sb_secret_7Xq2mZ0pLw9RtY4vB1nK'",
      'no key but those of the embedded stack',
    ],
    [
      'src/ui/Card.tsx',
      '<div className="w-[13px]">',
      'components take colours and lengths from the tokens',
    ],
    ['src/pages/a.astro', '<Card client:load />', 'only an island is hydrated'],
  ])('find in %s: %s', (path, text, rule) => {
    expect(problems(path, text)).toEqual([rule]);
  });

  it.each([
    ['src/pages/a.astro', "import { A } from '~/features/a/A.island';\n<A a={1} client:load />"],
    ['src/pages/a.astro', "import A from '~/features/a/A.island.tsx';\n<A\n  client:idle\n/>"],
    ['supabase/local/keys.ts', "'sb_secret_local_development'"],
    ['src/ui/Card.tsx', '<div className="max-w-[68ch]">'],
  ])('accept in %s: %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });
});
