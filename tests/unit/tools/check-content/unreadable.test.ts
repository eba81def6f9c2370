import { describe, expect, it } from 'vitest';
import { checkGuides } from '../../../tools/check-content/check-guides.ts';
import { toGuide } from '../../../tools/check-content/read-guide.ts';
import { FIELDS, siteWith } from './example-guide.ts';

/** The messages to an editor about a file with this text. */
async function complaints(source: string): Promise<string[]> {
  const guide = toGuide('content/articles/court-bond.mdx', source);

  return (await checkGuides([guide], siteWith(), '2026-11-21')).map(({ words }) => words);
}

const NO_FIELDS = expect.stringContaining(
  'A guide begins with its fields between two lines of three hyphens (---)',
);

describe('a file without readable fields', () => {
  it.each([
    ['is empty', ''],
    ['has none', 'Text.\n'],
    ['does not close them', `---\n${FIELDS}\n\nText.\n`],
    ['has a line before them', `\n---\n${FIELDS}\n---\n\nText.\n`],
    ['has them between two rules in its text', `Text.\n\n---\n${FIELDS}\n---\n`],
  ])('gets only that message when it %s', async (_, source) => {
    expect(await complaints(source)).toEqual([NO_FIELDS]);
  });

  it('gets a message about an invisible character before the fields', async () => {
    expect(await complaints(`\uFEFF---\n${FIELDS}\n---\n\nText.\n`)).toEqual([
      expect.stringContaining('a byte order mark: save it again as plain UTF-8'),
      NO_FIELDS,
    ]);
  });
});

describe('a file from Windows', { timeout: 60_000 }, () => {
  it('is read like any other', async () => {
    const source = `---\n${FIELDS}\n---\n\n#### It costs $85, says teh clerk.\n`;
    const told = await complaints(source);

    expect(told).toContainEqual(expect.stringContaining('"teh" is not in the dictionary'));
    expect(await complaints(source.replaceAll('\n', '\r\n'))).toEqual(told);
  });
});
