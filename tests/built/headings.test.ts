import { describe, expect, it } from 'vitest';
import { readBuiltPages, textOf, type BuiltPage } from '../support/built-html.ts';

const pages = await readBuiltPages();

function headingsOf({ elements }: BuiltPage): { level: number; text: string }[] {
  return elements
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((element) => ({ level: Number(element.tagName.slice(1)), text: textOf(element).trim() }));
}

describe('the headings', () => {
  it.each(pages)('of $path start with a single h1 and skip no level', (page) => {
    const headings = headingsOf(page);
    const skipping = headings.filter(
      ({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1,
    );

    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    expect(headings[0]?.level).toBe(1);
    expect(skipping).toEqual([]);
    expect(headings.filter(({ text }) => text === '')).toEqual([]);
  });
});
