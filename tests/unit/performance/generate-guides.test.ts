import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { articleSchema, type ArticleFile } from '~/collections/schemas/article';
import { countWords } from '~/domain/guides/reading-minutes';
import { WORKSHEETS } from '~/domain/worksheets/worksheet-list';
import { generateGuides } from '../../performance/bench/guides/generate-guides.ts';

const COUNT = 60;

type Generated = { slug: string; data: ArticleFile; body: string };

let directory: string;
let guides: Generated[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'generated-guides-'));
  await generateGuides({ from: 'content/articles', to: directory, count: COUNT });
  guides = await readGuides(directory);
});

afterAll(() => rm(directory, { recursive: true, force: true }));

async function readGuides(folder: string): Promise<Generated[]> {
  const files = (await readdir(folder)).sort();

  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const [, frontmatter = '', body = ''] = text.split(/^---$/m);

      return {
        slug: file.replace('.mdx', ''),
        data: articleSchema.parse(parse(frontmatter)),
        body,
      };
    }),
  );
}

describe('generateGuides', () => {
  it('writes the requested number of guides, each with its own title', () => {
    expect(guides).toHaveLength(COUNT);
    expect(new Set(guides.map(({ data }) => data.title)).size).toBe(COUNT);
  });

  it('writes guides of about 1,100 words with unique headings', () => {
    const generated = guides.filter(({ slug }) => slug.startsWith('case-'));
    const words = generated.map(({ body }) => countWords(body));
    const average = words.reduce((sum, count) => sum + count, 0) / words.length;

    expect(average).toBeGreaterThan(1000);
    expect(average).toBeLessThan(1200);
    for (const { slug, body } of generated) {
      const headings = body.match(/^## .*$/gm) ?? [];
      expect(new Set(headings).size, slug).toBe(headings.length);
    }
  });

  it('links to existing guides', () => {
    const worksheets = Object.values(WORKSHEETS).map(({ path }) => path.replace('/resources/', ''));
    const slugs = new Set([...guides.map(({ slug }) => slug), ...worksheets]);
    const links = guides.flatMap(({ body }) => [...body.matchAll(/\(\/resources\/([^)#]+)/g)]);

    expect(links.length).toBeGreaterThan(COUNT / 2);
    for (const [, slug] of links) expect(slugs).toContain(slug);
  });

  it('writes the same files for the same seed', async () => {
    const other = join(directory, 'again');
    await generateGuides({ from: 'content/articles', to: other, count: COUNT });

    expect(await readGuides(other)).toEqual(guides);
  });
});
