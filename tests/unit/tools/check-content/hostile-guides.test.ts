import { describe, expect, it } from 'vitest';
import { checkGuides } from '../../../tools/check-content/check-guides.ts';
import { parseYaml } from '../../../tools/catalogue/read-content.ts';
import { FIELDS, FIRST_LINE, guideWith, siteWith } from './example-guide.ts';

/** The messages to an editor about a guide, as `line: words`. */
async function complaints(body: string, fields = FIELDS): Promise<string[]> {
  const problems = await checkGuides([guideWith(body, { fields })], siteWith(), '2026-11-21');

  return problems.map(({ line, words }) => `${line}: ${words}`);
}

const BOMB = ['a: &a [x, x, x, x, x, x, x, x, x]']
  .concat(
    ...'bcdefghij'
      .split('')
      .map((name, index) => [
        `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(', ')}]`,
      ]),
  )
  .join('\n');

describe('a guide with invisible characters', () => {
  it.each([
    ['turned around', '\u202E', 'U+202E'],
    ['isolated', '\u2066', 'U+2066'],
    ['of no width', '\u200B', 'U+200B'],
    ['that join', '\u200D', 'U+200D'],
    ['of another byte order', '\uFEFF', 'U+FEFF'],
    ['a soft hyphen', '\u00AD', 'U+00AD'],
    ['a tag', '\u{E0041}', 'U+E0041'],
  ])('is refused with their line and name: %s', async (_, sign, name) => {
    const found = `There is a sign that nobody sees (${name}) after "Ask the clerk"`;

    expect(await complaints(`Ask the clerk${sign} today.`)).toContainEqual(
      expect.stringContaining(`${FIRST_LINE}: ${found}`),
    );
  });

  it.each(['&#x202E;', '&#X202e;', '&#8238;', '&rlm;', '&shy;', '&ZeroWidthSpace;', '&#xE0041;'])(
    'is refused in any spelling of the character: %s',
    async (written) => {
      const found = `There is a sign that nobody sees (${written}) after "Ask the clerk"`;

      expect(await complaints(`Ask the clerk${written} today.`)).toContainEqual(
        expect.stringContaining(`${FIRST_LINE}: ${found}`),
      );
    },
  );

  it.each(['\\u202E', '\\U0000202E', '\\xAD'])(
    'is refused in a field where YAML would read the character: %s',
    async (written) => {
      const fields = FIELDS.replace('What an executor', `What an${written} executor`);

      expect(await complaints('Text.', fields)).toContainEqual(
        expect.stringContaining(`3: There is a sign that nobody sees (${written})`),
      );
    },
  );

  it('is accepted when a visible character is written by its number', async () => {
    const found = await complaints('A fee of &#36;10, &quot;as is&quot;, &#x110000; and \\u0041.');

    expect(found.filter((words) => words.includes('nobody sees'))).toEqual([]);
  });

  it('is refused in its fields too', async () => {
    const fields = FIELDS.replace('What an executor', 'What an\u200B executor');

    expect(await complaints('Text.', fields)).toContainEqual(
      expect.stringContaining('3: There is a sign that nobody sees (U+200B)'),
    );
  });
});

describe('an address with a user before its host', () => {
  const NAMED = [
    'https://law.gov@evil.example/',
    'https://law.gov:443@evil.example/',
    'https://law.gov%2F@evil.example/statute',
  ];

  it.each(NAMED)('is refused in a link: %s', async (address) => {
    expect(await complaints(`Read [the law](${address}) first.`)).toContainEqual(
      expect.stringContaining('is not a whole address'),
    );
  });

  it.each(NAMED)('is refused as a source: %s', async (address) => {
    const fields = FIELDS.replace('    domainType', `    url: ${address}\n    domainType`);

    expect(await complaints('Text.', fields)).toContainEqual(
      expect.stringContaining('Take out the part before the @'),
    );
  });
});

describe('fields that refer to each other until they fill the memory', () => {
  it('are reported with the line and the remedy', async () => {
    expect(await complaints('Text.', `${FIELDS}\n${BOMB}`)).toContainEqual(
      expect.stringMatching(/^\d+: This line repeats another field/),
    );
  });

  it('are reported in every other content file with file, line and remedy', () => {
    expect(() => parseYaml('site.yaml', BOMB)).toThrow(
      'content/site.yaml:2: Write the value itself in place of the reference (*)',
    );
    expect(() => parseYaml('site.yaml', 'a: 1\nb: [')).toThrow(/^content\/site.yaml:2: /);
  });
});
