import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** The chapter of the README that an owner follows on a fresh clone. */
const DEPLOYING = /\n## Deploying\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1];

const COMMANDS = new Set(
  [...(DEPLOYING ?? '').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
);

it('the chapter on deploys names commands', () => {
  expect([...COMMANDS]).toEqual(expect.arrayContaining(['check:config', 'doctor', 'smoke']));
});

it.each([...COMMANDS])('npm run %s exists and installs what a fresh clone lacks', (name) => {
  expect(scripts[name]).toBeDefined();
  expect(scripts[`pre${name}`]).toContain('tests/tools/setup.mjs');
});

it('the chapter names the hosted database where the CLI would take the local one', () => {
  const commands = [...(DEPLOYING ?? '').matchAll(/npx supabase db [^`]*/g)].map(([text]) => text);

  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => !command.includes('--remote'))).toEqual([]);
});
