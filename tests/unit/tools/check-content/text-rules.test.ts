import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../tools/check-content/check-links.ts';
import { checkMarkdown } from '../../../tools/check-content/check-markdown.ts';
import { checkReferences } from '../../../tools/check-content/check-references.ts';
import { checkSpelling } from '../../../tools/check-content/check-spelling.ts';
import { checkSums } from '../../../tools/check-content/check-sums.ts';
import { toAnnotation } from '../../../tools/check-content/problem.ts';
import { FIELDS, FIRST_LINE, guideWith, siteWith, told } from './example-guide.ts';

describe('Markdown', () => {
  it.each([
    [
      'a step skipped',
      '## A\n\n#### B',
      '3: This heading skips a step: write ### in place of ####',
    ],
    [
      'the same heading twice',
      '## A\n\n## A',
      '3: Another heading reads the same, and a link could',
    ],
    [
      'a heading without words',
      '## A\n\n##',
      '3: This heading is empty: write its words or take it',
    ],
    ['bold for a heading', 'Text.\n\n**Cost**\n\nText.', '3: This bold line stands for a heading:'],
    ['a bare address', 'See https://sc.gov.', '1: Give the address words that say where it leads:'],
    [
      'brackets without an address',
      'The [bond] is due.',
      '1: The brackets need an address after them, as in [words](/states/sc). For plain brackets write \\[bond\\]',
    ],
    ['a star for an entry', '* one', '1: Begin the entries of a list with a hyphen and a'],
    ['a picture without words', '![](/images/a.png)', '1: Say what the picture shows: ![the seal'],
    [
      'a row too short',
      '<FigureTable caption="A">\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 1 |\n\n</FigureTable>',
      '6: This row has 1 cell, and the first row of its table 2: each cell is words between two |',
    ],
    [
      'a row too long',
      '<FigureTable caption="A">\n\n| a |\n| - |\n| 1 | 2 |\n\n</FigureTable>',
      '5: This row has 2 cells, and the first row of',
    ],
    [
      'a table without its line',
      'Prices:\n| a | b |',
      '1: This is no table yet. A table has an empty',
    ],
  ])('has a remedy at %s', (_, body, words) => {
    const found = told(checkMarkdown(guideWith(body)));

    expect(found).toEqual([expect.stringContaining(words)]);
  });

  it('is accepted when it is correct', () => {
    const body =
      '## A\n\n### B\n\n- one\n- two\n\n<FigureTable caption="A">\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n</FigureTable>\n\n**Bold** words.';

    expect(checkMarkdown(guideWith(body))).toEqual([]);
  });
});

describe('a link', () => {
  const other = guideWith('## Who files it', { name: 'other-guide' });
  const site = siteWith(other);
  site.addresses.push('/resources/other-guide');

  it.each([
    ['to no page', '[a page](/suport)', 'There is no page /suport. Did you mean /support?'],
    [
      'in capitals',
      '[a state](/states/SC)',
      'There is no page /states/SC. Did you mean /states/sc?',
    ],
    ['with .html', '[a page](/support.html)', 'no page /support.html. Did you mean /support?'],
    ['from another folder', '[it](/bonds/notary)', 'Did you mean /products/notary?'],
    [
      'to nothing like it',
      '[a page](/x/yyyyyyyyyyy)',
      'Open the page you mean and copy its address.',
    ],
    [
      'to no heading',
      '[it](/resources/other-guide#who)',
      'has no heading #who. It has #who-files-it.',
    ],
    ['to no heading here', '[it](#who)', '/resources/court-bond has no heading #who. It has none.'],
    ['to no bond', '[apply](/?bondType=notery)', 'no bond "notery". Did you mean notary?'],
    ['to no state', '[apply](/?state=HI)', 'We do not serve the state "HI". Write the two capital'],
    [
      'with empty words',
      '[click here](/support)',
      'The link "click here" does not say where it leads',
    ],
    ['without words', '[](/support)', 'The link "" does not say where it leads'],
  ])('%s gets a remedy', (_, link, words) => {
    const found = told(checkLinks(guideWith(`Words.\nSee ${link} too.`), site));

    expect(found).toEqual([expect.stringMatching(/^2: /)]);
    expect(found[0]).toContain(words);
  });

  it.each([
    '[our help](/support)',
    '[the heading](/resources/other-guide#who-files-it)',
    '[the heading](#the-cost)',
    '[apply](/?bondType=notary&state=GA)',
    '[the court](https://www.example.gov)',
  ])('%s is accepted', (link) => {
    expect(checkLinks(guideWith(`## The cost\n\nSee ${link}.`), site)).toEqual([]);
  });
});

describe('a state', () => {
  it('without a license is reported at its place', () => {
    const fields = FIELDS.replace('relatedStates: [sc]', 'relatedStates: [sc, ak]');
    const found = checkReferences(guideWith('Text.', { fields }), siteWith());

    expect(found.map(({ line, words }) => `${line}: ${words}`)).toEqual([
      '10: relatedStates: We do not serve "ak", so it has no page: take it out. We serve ga, sc.',
    ]);
  });
});

describe('a calculation', () => {
  it.each([
    '$1,950 + $75 + $156 = **$2,181**',
    '$157,200 − $85,000 = **$72,200**',
    '$250 + 70 × $3.75 = $512.50',
    '$750 × 8/12 = $500',
    '$1,313 + $75 fee + $105.04 tax = $1,493.04',
    '$375 × 8% = $30',
    '16% of $1,240 is $198', // rounded
    '1% to 3% of $25,000 is $250 to $750',
  ])('%s is correct', (sum) => {
    expect(checkSums(guideWith(sum))).toEqual([]);
  });

  it.each([
    ['$1,950 + $75 + $156 = $2,180', '$1,950 + $75 + $156 is $2,181, not $2,180'],
    ['$750 × 8/12 = $600', '$750 × 8/12 is $500, not $600'],
    ['8% of $6,240 is $499.10', '8% of $6,240 is $499.20, not $499.10'],
    ['$90 / $360 = 20%', '$90 / $360 is 25%, not 20%'],
  ])('%s is wrong', (sum, words) => {
    expect(told(checkSums(guideWith(`Words.\n\n| a |\n| - |\n| ${sum} |`)))).toEqual([
      `5: This sum does not come out: ${words}`,
    ]);
  });
});

describe('spelling', { timeout: 60_000 }, () => {
  const spell = async (body: string, fields = FIELDS) =>
    (await checkSpelling(guideWith(body, { fields }))).map(
      ({ line, words }) => `${line}: ${words}`,
    );

  it('is checked in the text, in titles and in the visible fields', async () => {
    const fields = FIELDS.replace('next.', 'nxet.')
      .replace('[will]', '[wlil]')
      .replace('clerk', 'clrek');
    const found = await spell(
      'The oblgiee asks.\n\n<Note title="Befroe">\n\nText.\n\n</Note>',
      fields,
    );

    expect(found.map((text) => text.replace(/ is not .*$/, ''))).toEqual([
      '3: "nxet"',
      '7: "wlil"',
      '12: "clrek"',
      `${FIRST_LINE}: "oblgiee"`,
      `${FIRST_LINE + 2}: "Befroe"`,
    ]);
  });

  it('accepts addresses, abbreviations and trade words', async () => {
    expect(await spell('See [NYSCEF](https://xqzw.example) on supersedeas in Loudoun.')).toEqual(
      [],
    );
  });

  it('requires American English', async () => {
    expect(await spell('The licence is a judgement.')).toEqual([
      `${FIRST_LINE}: Write "license" in place of "licence": this site is in American English`,
      `${FIRST_LINE}: Write "judgment" in place of "judgement": this site is in American English`,
    ]);
  });
});

describe('a problem in a workflow', () => {
  it('has the format that the pull request shows beside its line', () => {
    const words = '1% more\nthan that';

    expect(toAnnotation({ file: 'content/articles/a.mdx', line: 6, words })).toBe(
      '::error file=content/articles/a.mdx,line=6::1%25 more%0Athan that',
    );
  });
});
