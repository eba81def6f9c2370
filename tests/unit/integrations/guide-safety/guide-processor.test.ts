import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { compileGuide } from './render-guide';

describe('guideProcessor', () => {
  it("is the processor of the site's guides, without styles for code", async () => {
    const config = await readFile('astro.config.mjs', 'utf8');

    expect(config).toMatch(/mdx\(\{[^}]*processor: guideProcessor\(\)[^}]*\}\)/);
    expect(config).toMatch(/mdx\(\{[^}]*syntaxHighlight: false[^}]*\}\)/);
  });

  it('fails with all problems of a guide at once and the position of the first', async () => {
    await expect(compileGuide('\n\nx {y}\n\n<Foo/>')).rejects.toMatchObject({
      line: 3,
      message: expect.stringMatching(
        /^content\/articles\/x\.mdx:3: .*\ncontent\/articles\/x\.mdx:5: /,
      ) as string,
    });
  });

  it('refuses a layout, in any spelling of the frontmatter', async () => {
    await expect(
      compileGuide('Text.', { frontmatter: { layout: '../evil.astro' } }),
    ).rejects.toThrow('content/articles/x.mdx:1: A guide has no field "layout"');
  });

  it('compiles headings with ids and curly quotes', async () => {
    const code = await compileGuide('## What it costs\n\n"Quoted"');

    expect(code).toContain('<h2 id=\\"what-it-costs\\">');
    expect(code).toContain('“Quoted”');
  });
});
