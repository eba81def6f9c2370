import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { readBuiltPages } from '../built-pages/read-built-pages.ts';
import { withPreloads } from './preload-links.ts';

/**
 * After the build, add preload links for the imports of each page's scripts to its head. Otherwise
 * the browser would find an import only after it has loaded the script that imports it.
 * The pages in `urgent` preload the scripts themselves as well, because a page names them at its end. The other
 * pages load their scripts after their styles and fonts.
 */
export function preloadedScripts({ urgent }: { urgent: readonly string[] }): AstroIntegration {
  const graph = new Map<string, readonly string[]>();

  return {
    name: 'preloaded-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [readGraph(graph)] } });
      },
      'astro:build:done': ({ dir }) => {
        const directory = fileURLToPath(dir);
        for (const { file, html } of readBuiltPages(directory)) {
          const page = withPreloads(html, { graph, isUrgent: urgent.includes(file) });
          if (page !== html) writeFileSync(`${directory}/${file}`, page);
        }
      },
    },
  };
}

/** Record the imports of all browser scripts. */
function readGraph(graph: Map<string, readonly string[]>): Plugin {
  return {
    name: 'preloaded-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') graph.set(output.fileName, output.imports);
      }
    },
  };
}
