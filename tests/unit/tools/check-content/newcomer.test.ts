import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGuides } from '../../../tools/check-content/check-guides.ts';
import { toGuide } from '../../../tools/check-content/read-guide.ts';
import { readSite, TEMPLATE } from '../../../tools/check-content/read-site.ts';
import { ROOT } from '../../../tools/stages/run-command.ts';
import { fillInTemplate } from './fill-in-template.ts';

const FILE = 'content/articles/notary-renewal.mdx';
const TODAY = '2026-11-21';

/** Each of these tests starts Node, which loads the dictionaries again. */
const STARTS_PROGRAMS = { timeout: 120_000 };

const template = readFileSync(join(ROOT, TEMPLATE), 'utf8');
const guide = fillInTemplate(template);

describe('a newcomer who follows the guide for editors', STARTS_PROGRAMS, () => {
  let project = '';
  const checkWith = (more: Record<string, string>, ...args: string[]) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['tests/tools/check-content.ts', ...args],
      { cwd: project, encoding: 'utf8', env: { ...process.env, INIT_CWD: project, ...more } },
    );
    return { status, lines: stdout.trimEnd().split('\n') };
  };
  const check = (...args: string[]) => checkWith({ GITHUB_ACTIONS: '' }, ...args);

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'guides-'));
    for (const part of ['content', 'src', 'tests/tools', 'package.json']) {
      cpSync(join(ROOT, part), join(project, part), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'dir');

    const git = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: 'ignore' });
    git('init', '--initial-branch', 'main');
    git('add', 'content');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'Begin');
  }, 60_000);

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('learns that nothing has changed before the start', () => {
    expect(check()).toEqual({
      status: 0,
      lines: [
        'No guide differs from the default branch. npm run check:content -- --all checks every one.',
      ],
    });
  });

  it('copies the template, writes, and has nothing to correct', () => {
    writeFileSync(join(project, FILE), guide);

    const { status, lines } = check();
    expect(lines).toEqual([
      expect.stringMatching(/^1 guide checked in [\d.]+ s: nothing to mend$/),
    ]);
    expect(status).toBe(0);
  });

  it('gets file, line and remedy of a mistake, and in a pull request beside the line', () => {
    writeFileSync(join(project, FILE), guide.replace('the bond\n', 'the bnod\n'));

    const { status, lines } = checkWith({ GITHUB_ACTIONS: 'true' }, FILE);
    const line = guide.split('\n').indexOf('- the bond') + 1;
    expect(lines).toEqual([
      `${FILE}:${line}: "bnod" is not in the dictionary. Did you mean bond? If it is right, write it into tests/tools/check-content/trade-words.txt`,
      expect.stringContaining(`::error file=${FILE},line=${line}::"bnod" is not`),
      expect.stringMatching(/^1 guide checked in [\d.]+ s: 1 problem$/),
    ]);
    expect(status).toBe(1);
  });

  it('learns that a file is missing or would not be built', () => {
    writeFileSync(join(project, 'content/articles/notary.txt'), guide);

    expect(check('content/articles/nothing.mdx', 'content/articles/notary.txt')).toEqual({
      status: 1,
      lines: [
        'content/articles/nothing.mdx:1: There is no such file. Look at its name',
        'content/articles/notary.txt:1: Let its name end in .mdx: nothing else in content/articles is built',
        expect.stringMatching(/^2 guides checked in [\d.]+ s: 2 problems$/),
      ],
    });
  });
});

describe('a newcomer who makes a mistake', { timeout: 60_000 }, () => {
  const site = readSite(ROOT);

  /** The check's messages for the good guide with one change. */
  async function complaints(from: string, to: string): Promise<string[]> {
    expect(guide).toContain(from);
    const problems = await checkGuides([toGuide(FILE, guide.replace(from, to))], site, TODAY);

    return problems.map(({ line, words }) => `${line}: ${words}`);
  }

  /** The line of this text in the good guide. */
  const lineOf = (text: string) => guide.slice(0, guide.indexOf(text)).split('\n').length;

  it('has nothing to correct without a mistake', async () => {
    expect(await complaints('Your', 'Your')).toEqual([]);
  });

  it.each([
    [
      'an unknown category',
      ['category: license-permit', 'category: license-permits'],
      'category: "license-permits" is not a category. Use one of: probate, license-permit, contract, erisa, how-to, pricing, compliance. Did you mean license-permit?',
    ],
    [
      'quotes left out around a colon',
      ["title: 'Notary renewal: what to send before the term ends'", 'title: Notary: what to send'],
      "title: Put the value in quotes, because it has a sign with a meaning of its own: title: 'Notary: what to send'",
    ],
    [
      'a tag that would run a program',
      ['- the oath', '<div onclick="run()">the oath</div>'],
      '"<div>" is not a component of guides. Use one of: <Note>',
    ],
    [
      'a tag without its end',
      ['</Note>', ''],
      '<Note> has no end. Write </Note> on a line of its own',
    ],
    ['an unknown component', ['<StateList', '<States'], '"<States>" is not a component of guides.'],
    [
      'an address without encryption',
      ['](/products/notary).\n', '](http://example.com).\n'],
      '"example.com" would be opened without encryption. Write the address with https://',
    ],
    [
      'a link to a page that does not exist',
      ['](/products/notary).\n', '](/products/notery).\n'],
      'There is no page /products/notery. Did you mean /products/notary?',
    ],
    [
      'a misspelling',
      ['- the oath', '- the oaht'],
      '"oaht" is not in the dictionary. Did you mean oath?',
    ],
    [
      'a state that we do not serve',
      ['relatedStates: [tx]', 'relatedStates: [hi]'],
      'relatedStates: We do not serve "hi", so it has no page: take it out. We serve al, az, ca,',
    ],
    [
      'a day that is still to come',
      ['updatedAt: 2026-11-20', 'updatedAt: 2027-01-05'],
      'updatedAt: 2027-01-05 is still to come: write the day of your last change, 2026-11-21 at the latest',
    ],
    [
      'a heading that skips a step',
      ['## What it costs', '#### What it costs'],
      'This heading skips a step: write ### in place of ####',
    ],
  ])('by %s gets the place and the remedy', async (_, [from = '', to = ''], words) => {
    const found = await complaints(from, to);

    expect(found).toEqual([expect.stringContaining(words)]);
    expect(Number.parseInt(found[0] ?? '', 10)).toBe(lineOf(from.replace(/^<\/(\w+)>/, '<$1')));
  });

  it('by naming no source gets the place and the remedy', async () => {
    const sources = /^sources:\n[^]*?(?=^---$)/m.exec(guide.slice(4))?.[0] ?? '';

    expect(await complaints(sources, 'sources: []\n')).toEqual([
      `${lineOf('sources:\n')}: sources: Name at least one source, as a list of entries with title, url or citation, domainType and verified`,
    ]);
  });
});
