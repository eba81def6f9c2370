import { parseFragment } from 'parse5';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { checkGuide } from '~/integrations/guide-safety/check-guide';
import { REFUSED_ADDRESSES } from './corpus/addresses';
import { REFUSED_COMPONENTS } from './corpus/components';
import { HARMLESS } from './corpus/harmless';
import { REFUSED_MARKDOWN, REFUSED_PROGRAMS } from './corpus/programs';
import type { RefusedRow } from './corpus/refused-row';
import { REFUSED_TAGS } from './corpus/tags';
import { inspectBuiltText } from './inspect-built-text';
import { compileGuide, renderGuide } from './render-guide';

const ROWS: RefusedRow[] = [
  ...REFUSED_TAGS,
  ...REFUSED_COMPONENTS,
  ...REFUSED_PROGRAMS,
  ...REFUSED_ADDRESSES,
  ...REFUSED_MARKDOWN,
];
const REFUSED = ROWS.map(([name, text, words, line = 1]) => [name, text, words, line] as const);
const FRONTMATTER = '---\ntitle: A guide\ncategory: probate\n---\n';
const FRONTMATTER_LINES = 4;
const FILE = 'content/articles/x.mdx';

/** The visible words. */
function wordsOf(html: string): string {
  const texts: string[] = [];
  const visit = (node: object): void => {
    if ('value' in node && typeof node.value === 'string') texts.push(node.value);
    if ('nodeName' in node && node.nodeName === 'br') texts.push(' ');
    if ('childNodes' in node && Array.isArray(node.childNodes)) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));

  return texts.join('').replace(/\s+/g, ' ').trim();
}

describe('the hostile corpus', () => {
  it('has well over a hundred snippets with unique names', () => {
    const names = [...REFUSED, ...HARMLESS].map(([name]) => name);

    expect(names.length).toBeGreaterThan(150);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(REFUSED)('refuses %s with file, line and remedy', (_name, text, words, line) => {
    expect(checkGuide(FRONTMATTER + text, FILE)).toContainEqual({
      file: FILE,
      line: FRONTMATTER_LINES + line,
      message: expect.stringContaining(words) as string,
    });
  });

  it.each(REFUSED)('fails the build on %s with the same message', async (_name, text, words) => {
    const build = compileGuide(text);

    await expect(build).rejects.toThrow(words);
    await expect(build).rejects.toThrow(/^content\/articles\/x\.mdx:\d+: /);
  });

  it.each(HARMLESS)('renders %s harmless', async (_name, text, seen) => {
    expect(checkGuide(FRONTMATTER + text, FILE)).toEqual([]);

    const html = await renderGuide(text);
    expect(inspectBuiltText(html)).toEqual([]);
    expect(wordsOf(html)).toBe(seen);
  });
});

describe('the final check of the text as it would be built', () => {
  /** Text that a browser shows as plain words, after Markdown alone has read it. */
  const ONLY_WORDS = new Set([
    'a heading as a tag',
    'a harmless tag that is read aloud otherwise',
    'a tag without a name',
    'a declaration',
    'a remark of HTML',
    'raw characters',
    'a processing instruction',
    'an address between angles',
    'a mail address between angles',
    'a tag in the title of a link',
    'a tag in the description of a picture',
  ]);
  const unchecked = [...REFUSED_TAGS, ...REFUSED_ADDRESSES]
    .filter(([name]) => !ONLY_WORDS.has(name))
    .map(([name, text]) => [name, markdownToHtml(text).html] as const);

  it.each(unchecked)('catches %s without any earlier check', (_name, html) => {
    expect(inspectBuiltText(html).join()).toMatch(/<[\w:]+>/);
  });
});
