import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawShareImage } from './draw-share-image.ts';
import { PICTURE_LIST, type Picture } from './picture-list.ts';

/**
 * After the build: the pictures of the list that `src/pages/share/` wrote, in its place. So they are drawn
 * side by side, and those drawn before are copied from file to file; as pages they would pass the memory.
 */
export function shareImages(): AstroIntegration {
  return {
    name: 'share-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(new URL('share', dir));
        const list = `${folder}/${PICTURE_LIST}`;
        const pictures = JSON.parse(await readFile(list, 'utf8')) as Picture[];

        await drawAll(pictures, folder);
        await rm(list);
        logger.info(`${pictures.length} pictures of shared pages`);
      },
    },
  };
}

/** Draw pictures into a folder, as many at a time as the machine can. */
async function drawAll(pictures: readonly Picture[], folder: string): Promise<void> {
  const waiting = pictures.values();

  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const { image, words } of waiting) {
        const file = `${folder}/${image}.png`;
        await mkdir(dirname(file), { recursive: true });
        await copyFile(await drawShareImage(words), file);
      }
    }),
  );
}
