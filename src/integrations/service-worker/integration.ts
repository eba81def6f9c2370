import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildServiceWorker } from './build-service-worker.ts';

/** After the build: `/sw.js`, or, switched off, one that removes itself where it is. */
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
