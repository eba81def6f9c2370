import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuiltPages } from '~/integrations/built-pages/read-built-pages';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(directory, 'states'));
  for (const file of ['states.html', 'states/sc.html', 'index.html', 'feed.xml']) {
    await writeFile(join(directory, file), `<p>${file}</p>`);
  }
});

afterEach(() => rm(directory, { recursive: true }));

describe('readBuiltPages', () => {
  it('returns the pages of all folders in file order, and no other file', () => {
    expect([...readBuiltPages(directory)]).toEqual([
      { file: 'index.html', html: '<p>index.html</p>' },
      { file: 'states.html', html: '<p>states.html</p>' },
      { file: 'states/sc.html', html: '<p>states/sc.html</p>' },
    ]);
  });

  it('reads each page only in its turn', async () => {
    const pages = readBuiltPages(directory);
    pages.next();
    await writeFile(join(directory, 'states.html'), '<p>later</p>');

    expect(pages.next().value).toEqual({ file: 'states.html', html: '<p>later</p>' });
  });
});
