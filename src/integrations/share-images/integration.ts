import { readdirSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawShareImage } from './draw-share-image.ts';
import type { ShareWords } from './lay-out-words.ts';

/**
 * After the build: pictures in place of the words that `src/pages/share/` left. So they are drawn side by
 * side, and those drawn before are copied from file to file; through Astro all would pass the memory.
 */
export function shareImages(): AstroIntegration {
  return {
    name: 'share-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = await drawAll(fileURLToPath(new URL('share', dir)));

        logger.info(`${files} pictures of shared pages`);
      },
    },
  };
}

/** Make a picture of every file of words in a folder, as many at a time as the machine can. */
async function drawAll(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => `${folder}/${file}`);
  const waiting = files.values();

  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of waiting) {
        const words = JSON.parse(await readFile(file, 'utf8')) as ShareWords;
        await copyFile(await drawShareImage(words), file);
      }
    }),
  );

  return files.length;
}
