import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildServiceWorker } from './build-service-worker.ts';

/** After the build, write `/sw.js`. When switched off, write one that removes itself. */
export function serviceWorker({ isOn }: { isOn: boolean }): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const version = await buildServiceWorker({ directory: fileURLToPath(dir), isOn });

        logger.info(isOn ? `/sw.js is version ${version}` : '/sw.js removes itself');
      },
    },
  };
}
