import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { showsSampleData } from '../../domain/sample-data.ts';
import { findLaunchGaps } from './find-launch-gaps.ts';
import { readContentFiles } from './read-content-files.ts';

/** Warn in a build for a real address of everything in `content` that is still a sample. */
export function launchGaps(site: string, isDemonstration: boolean): AstroIntegration {
  let root: string;

  return {
    name: 'launch-gaps',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ logger }) => {
        if (showsSampleData(site, isDemonstration)) return;

        for (const { file, what } of findLaunchGaps(readContentFiles(root))) {
          logger.warn(`${file}: replace ${what}`);
        }
      },
    },
  };
}
