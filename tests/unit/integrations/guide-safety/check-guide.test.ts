import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGuide, describeProblems } from '~/integrations/guide-safety/check-guide';
import { REFUSED_ADDRESSES } from './corpus/addresses';
import { REFUSED_COMPONENTS } from './corpus/components';
import { HARMLESS } from './corpus/harmless';
import { REFUSED_PROGRAMS } from './corpus/programs';
import { REFUSED_TAGS } from './corpus/tags';
import { inspectBuiltText } from './inspect-built-text';
import { renderGuide } from './render-guide';

const FRONTMATTER = '---\ntitle: A guide\n---\n';
const FILE = 'content/articles/x.mdx';

function messagesOf(source: string): string[] {
  return checkGuide(source, FILE).map(({ line, message }) => `${line}: ${message}`);
}

describe('checkGuide', () => {
  it("finds no problems in the site's guides", async () => {
    const problems: string[] = [];
    for await (const file of glob('content/articles/*.mdx')) {
      if (basename(file).startsWith('_')) continue;
      problems.push(describeProblems(checkGuide(await readFile(file, 'utf8'), file)));
    }

    expect(problems.length).toBeGreaterThanOrEqual(13);
    expect(problems.join('')).toBe('');
  });

  it('reports all problems at once, from top to bottom', () => {
    const text = 'A fee <5% {is low}.\n\n<Foo/>\n\n[x](http://a.example)\n\n<Note>\n\nx {y}\n';
    const lines = checkGuide(FRONTMATTER + text, FILE).map(({ line }) => line);

    expect(lines).toEqual([4, 4, 6, 8, 10, 12]);
  });

  it('lists the guide components after an unknown name', () => {
    expect(messagesOf(`${FRONTMATTER}\n<Foo/>`)).toEqual([
      '5: "<Foo>" is not a component of guides. Use one of: <Note>, <Warning>, <WorkedExample>, <FigureTable>, <LawTable>, <StateList>, <OurPrice>, <OurPriceRule>, <OwnFormStates>, <abbr>, <br>, <sub>, <sup>. To write the sign itself, type &lt;.',
    ]);
  });

  it('does not report the end tag of an unreadable tag as a second problem', () => {
    expect(messagesOf(`${FRONTMATTER}<Note title=“a”>\n\nx\n\n</Note>`)).toHaveLength(1);
  });

  it('counts Windows line endings', () => {
    const source = `${FRONTMATTER}Text.\n\n{x}`.replaceAll('\n', '\r\n');

    expect(checkGuide(source, FILE)).toMatchObject([{ line: 6 }]);
  });

  it('stops after thirty unreadable places', () => {
    expect(checkGuide(`${FRONTMATTER}${'a <5 b\n\n'.repeat(100)}`, FILE)).toHaveLength(30);
  });

  it.each([
    ['no fields', 'Text.'],
    ['a blank line before its fields', `\n${FRONTMATTER}Text.`],
    ['text before its fields', `Text.\n${FRONTMATTER}`],
    ['fields in another language', '+++\ntitle = "A guide"\n+++\nText.'],
    ['fields that never end', '---\ntitle: A guide\n\nText.'],
    ['fields that end with more than three hyphens', '---\ntitle: A guide\n---- <b>\nText.'],
  ])('refuses a guide with %s', (_, source) => {
    expect(messagesOf(source)[0]).toContain('1: A guide begins with its fields between two lines');
  });

  it.each(['layout: ../evil.astro', '"layout": x', "'layout' : x", '  layout: x'])(
    'refuses the field %s',
    (field) => {
      expect(messagesOf(`---\ntitle: A guide\n${field}\n---\nText.`)).toEqual([
        '3: A guide has no field "layout". Remove this line.',
      ]);
    },
  );

  it('refuses everything that the final check would refuse, for any mix of snippets', async () => {
    const snippets = [
      ...REFUSED_TAGS,
      ...REFUSED_COMPONENTS,
      ...REFUSED_PROGRAMS,
      ...REFUSED_ADDRESSES,
      ...HARMLESS,
    ].map(([, text]) => text);
    const piece = fc.oneof(
      fc.constantFrom(...snippets),
      fc.constantFrom(
        '`',
        '\\',
        '<',
        '>',
        '{',
        '}',
        '"',
        '*/',
        '/*',
        '\n',
        '\n\n',
        '> ',
        '- ',
        '&',
      ),
      fc.constantFrom(
        '<Note>',
        '</Note>',
        '[a](',
        ')',
        '```',
        '    ',
        '|',
        ': ',
        '](',
        'javascript:',
      ),
      fc.string({ maxLength: 8 }),
    );

    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
        const text = pieces.join('');
        if (checkGuide(FRONTMATTER + text, FILE).length > 0) return;

        expect(inspectBuiltText(await renderGuide(text))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('describeProblems', () => {
  it('writes one line per problem, with an example below it', () => {
    const problems = [
      { file: FILE, line: 3, message: 'One.' },
      { file: FILE, line: 9, message: 'Write it so:\n<Note>\n\nText.' },
    ];

    expect(describeProblems(problems)).toBe(
      `${FILE}:3: One.\n${FILE}:9: Write it so:\n    <Note>\n\n    Text.`,
    );
  });
});
