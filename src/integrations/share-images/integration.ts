import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawShareImage } from './draw-share-image.ts';
import { PICTURE_LIST, type Picture } from './picture-list.ts';

/**
 * After the build, draw the images in the list that `src/pages/share/` wrote, and delete the list.
 * Drawn here, the images are drawn in parallel, and known ones are copied from file to file. As
 * pages, they would all pass through memory.
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

/** Draw images into a folder, as many in parallel as the machine has cores. */
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
