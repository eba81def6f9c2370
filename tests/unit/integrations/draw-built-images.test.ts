import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readShareImage } from '~/integrations/share-images/draw-share-image';
import { shareImages } from '~/integrations/share-images/integration';

const wordsOf = (title: string) => ({ issuer: 'Marshline Surety', title, lines: [] });

it('puts a picture where a build left its words, in every folder', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'images-'));
  const files = ['share/site.png', 'share/states/sc.png', 'share/states/nc.png'];
  await mkdir(join(directory, 'share/states'), { recursive: true });
  for (const file of files) {
    await writeFile(join(directory, file), JSON.stringify(wordsOf(file)));
  }

  const hook = shareImages().hooks['astro:build:done'] as unknown as (
    build: object,
  ) => Promise<void>;
  await hook({ dir: pathToFileURL(`${directory}/`), logger: { info: () => undefined } });

  for (const file of files) {
    const expected = await readShareImage(wordsOf(file));
    expect(new Uint8Array(await readFile(join(directory, file))), file).toEqual(expected);
  }
  await rm(directory, { recursive: true });
});
