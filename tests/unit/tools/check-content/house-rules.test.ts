import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listChangedGuides } from '../../../tools/check-content/changed-guides.ts';
import { checkFrontmatter } from '../../../tools/check-content/check-frontmatter.ts';
import { checkHouseRules } from '../../../tools/check-content/check-house-rules.ts';
import { inReadingOrder } from '../../../tools/check-content/problem.ts';
import { toGuide, type Guide } from '../../../tools/check-content/read-guide.ts';
import { TEMPLATE } from '../../../tools/check-content/read-site.ts';
import { FIELDS, FIRST_LINE, guideWith, siteWith } from './example-guide.ts';

const TODAY = '2026-11-21';
const CLOSING = '## What to do next\n\n1. Ask the clerk.';
const EXAMPLE = '<WorkedExample>\n\nIt costs $85.\n\n</WorkedExample>';

/** A text with this total number of words, with the required parts of a guide. */
function bodyOf(words: number, opening = 'You have a letter from the court here now.'): string {
  const inParts = 11; // the example and the closing
  const rest = words - inParts - opening.split(' ').length;

  return [opening, 'bond '.repeat(rest).trim(), EXAMPLE, CLOSING].join('\n\n');
}

function complaints(guide: Guide, ...others: Guide[]): string[] {
  return checkHouseRules(guide, siteWith(guide, ...others), TODAY).map(
    ({ line, words, isWarning }) => `${line}: ${isWarning ? 'warning: ' : ''}${words}`,
  );
}

describe('the house rules', () => {
  it.each([
    ['900 words', 900],
    ['1,800 words', 1800],
  ])('allow %s', (_, words) => {
    expect(complaints(guideWith(bodyOf(words)))).toEqual([]);
  });

  it.each([
    [
      '899 words',
      899,
      'The text has 899 words. A guide has 900 to 1,800: say what the reader asks',
    ],
    ['1,801 words', 1801, 'The text has 1,801 words. A guide has 900 to 1,800: cut what the'],
  ])('refuse %s', (_, words, expected) => {
    expect(complaints(guideWith(bodyOf(words)))).toEqual([
      expect.stringContaining(`${FIRST_LINE}: ${expected}`),
    ]);
  });

  it('only warn about the length of a draft', () => {
    expect(complaints(guideWith(bodyOf(100), { name: '_draft' }))).toEqual([
      expect.stringContaining(`${FIRST_LINE}: warning: The text has 100 words.`),
    ]);
  });

  it.each([
    ['Court_Bond', 'Call the file court-bond.mdx: small letters, with hyphens between words'],
    ['category', 'Another page is called /resources/category: give the file a longer name'],
  ])('refuse the file name %s', (name, words) => {
    expect(complaints(guideWith(bodyOf(900), { name }))).toEqual([`1: ${words}`]);
  });

  it('refuse a future date, and allow today', () => {
    const on = (day: string) =>
      guideWith(bodyOf(900), { fields: FIELDS.replace('2026-11-20', day) });

    expect(complaints(on('2026-11-21'))).toEqual([]);
    expect(complaints(on('2026-11-22'))).toEqual([
      '8: updatedAt: 2026-11-22 is still to come: write the day of your last change, 2026-11-21 at the latest',
    ]);
  });

  it('require a worked example with numbers', () => {
    const without = guideWith(bodyOf(906).replace(EXAMPLE, ''));
    const wordy = guideWith(bodyOf(900).replace('$85', 'something'));

    expect(complaints(without)).toEqual([
      expect.stringMatching(/: Compute one case with numbers in a worked example: <WorkedExample/),
    ]);
    expect(complaints(wordy)).toEqual([expect.stringContaining('Compute one case with numbers')]);
  });

  it('require the next steps at the end', () => {
    const body = bodyOf(900).replace('What to do next', 'A last word or two');

    expect(complaints(guideWith(body))).toEqual([
      expect.stringMatching(/: Let the last part tell the reader the next steps, with the heading/),
    ]);
  });

  it('require a unique title, excerpt and opening', () => {
    const twin = guideWith(bodyOf(900), { name: 'twin' });

    expect(complaints(guideWith(bodyOf(900)), twin)).toEqual([
      '2: title: content/articles/twin.mdx has the same: write another',
      '3: excerpt: content/articles/twin.mdx has the same: write another',
      `${FIRST_LINE}: content/articles/twin.mdx begins with the same 8 words: begin another way`,
    ]);
  });

  it('compare only eight words of an opening', () => {
    const fields = FIELDS.replace('The court wants', 'A court wants').replace('What an', 'An');
    const other = (opening: string) => guideWith(bodyOf(900, opening), { fields, name: 'other' });

    expect(
      complaints(guideWith(bodyOf(900)), other('You have a letter from the court today.')),
    ).toEqual([]);
    expect(
      complaints(guideWith(bodyOf(900)), other('You have a letter: from THE court here, and so.')),
    ).toHaveLength(1);
  });

  it('require one address per guide', () => {
    const fields = FIELDS.replace('The court wants', 'A court wants').replace('What an', 'An');
    const draft = guideWith(bodyOf(900, 'Quite another beginning.'), {
      fields,
      name: '_court-bond',
    });

    expect(complaints(guideWith(bodyOf(900)), draft)).toEqual([
      '1: content/articles/_court-bond.mdx would have the same address: give this file another name',
    ]);
  });

  it('find unchanged template text', () => {
    const template = toGuide(
      TEMPLATE,
      `---\n${FIELDS}\n---\n\nWrite the opening of your guide here.\n\nFee: $75.\n`,
    );
    const body = bodyOf(910).replace(
      'bond ',
      'Write the opening of your guide here.\n\nFee: $75.\n\nbond ',
    );

    expect(complaints(guideWith(body), template)).toEqual([
      "2: title: This is still the template's: write your own",
      "3: excerpt: This is still the template's: write your own",
      `${FIRST_LINE + 2}: This is still the template's text: write your own`,
    ]);
  });
});

describe('problems of the fields', () => {
  const told = (fields: string) =>
    checkFrontmatter(guideWith('Text.', { fields })).map(({ line, words }) => `${line}: ${words}`);

  it('are reported at their line, entries of a list at their own', () => {
    const fields = FIELDS.replace('[will]', '[will, k]')
      .replace('reader: executor', 'readr: executor')
      .replace("'2026-11'", 'November');

    expect(told(fields)).toEqual([
      expect.stringContaining('1: reader: Add a reader, one of: attorney, executor'),
      expect.stringContaining('7: tags, entry 2: Write a tag of two letters or more'),
      expect.stringContaining('14: sources, entry 1, verified: Write the month in which someone'),
      '5: There is no field "readr". Did you mean reader?',
    ]);
  });

  it.each([
    [
      'an apostrophe in quotes',
      "title: 'The surrogate's bond'",
      '2: title: Look at the quotes. One',
    ],
    ['a colon without quotes', 'title: Bond: the price', "title: 'Bond: the price'"],
    [
      'a sign with a meaning',
      'title: @home bonds',
      'title: Put the value in quotes, because it has',
    ],
    [
      'a field twice',
      "title: 'The court'\ntitle: 'The clerk'",
      '3: title: This field is there twice',
    ],
    ['a line that is no field', "title: 'The court'\nand the clerk", '3: This line is no field.'],
    ['a tab', "title: 'The court'\n\tand: 'the clerk'", 'Write spaces in place of the tab'],
  ])('are reported when they have %s', (_, title, words) => {
    const found = told(FIELDS.replace(/^title: .*$/m, title));

    expect(found[0]).toContain(words);
  });

  it('are left to the safety check when the fields are missing', () => {
    expect(checkFrontmatter(toGuide('content/articles/a.mdx', 'Text.\n'))).toEqual([]);
  });
});

describe('problems', () => {
  it('are reported in the order of the files and their lines, each once', () => {
    const problem = (file: string, line: number) => ({ file, line, words: 'Mend it' });

    expect(
      inReadingOrder([problem('b', 2), problem('a', 9), problem('b', 2), problem('b', 1)]),
    ).toEqual([problem('a', 9), problem('b', 1), problem('b', 2)]);
  });
});

describe('the guides checked by default', () => {
  const project = mkdtempSync(join(tmpdir(), 'changed-guides-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: project,
      stdio: 'ignore',
    });
  const write = (name: string, text: string) =>
    writeFileSync(join(project, `content/articles/${name}.mdx`), text);

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('are unknown without git', () => {
    expect(listChangedGuides(project)).toBeUndefined();
  });

  it('are those committed on the branch, changed since or new', () => {
    mkdirSync(join(project, 'content/articles'), { recursive: true });
    for (const name of ['a', 'b', 'c']) write(name, name);
    git('init', '--initial-branch', 'main');
    git('add', '.');
    git('commit', '-m', 'Begin');
    expect(listChangedGuides(project)).toEqual([]);

    git('checkout', '-b', 'my-guide');
    write('a', 'committed');
    git('commit', '-am', 'Change');
    write('b', 'changed');
    write('d', 'new');

    expect(listChangedGuides(project)).toEqual(
      ['a', 'b', 'd'].map((name) => `content/articles/${name}.mdx`),
    );
  });

  it('are all guides after one was removed, because others may link to it', () => {
    rmSync(join(project, 'content/articles/c.mdx'));

    expect(listChangedGuides(project)).toBeUndefined();
  });
});
