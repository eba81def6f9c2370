import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readShareImage } from '~/integrations/share-images/draw-share-image';
import { shareImages } from '~/integrations/share-images/integration';
import { PICTURE_LIST, type Picture } from '~/integrations/share-images/picture-list';

const pictures: Picture[] = ['site', 'states/sc', 'states/nc'].map((image) => ({
  image,
  words: { issuer: 'Marshline Surety', title: image, lines: [] },
}));

it("replaces the build's list with the images", async () => {
  const directory = await mkdtemp(join(tmpdir(), 'images-'));
  await mkdir(join(directory, 'share'));
  await writeFile(join(directory, 'share', PICTURE_LIST), JSON.stringify(pictures));

  const hook = shareImages().hooks['astro:build:done'] as unknown as (
    build: object,
  ) => Promise<void>;
  await hook({ dir: pathToFileURL(`${directory}/`), logger: { info: () => undefined } });

  for (const { image, words } of pictures) {
    const drawn = new Uint8Array(await readFile(join(directory, `share/${image}.png`)));
    expect(drawn, image).toEqual(await readShareImage(words));
  }
  expect((await readdir(join(directory, 'share'))).sort()).toEqual(['site.png', 'states']);
  await rm(directory, { recursive: true });
});
