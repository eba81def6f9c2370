import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { attributeOf } from '../built-pages/page-element.ts';
import { readElements } from '../built-pages/read-elements.ts';
import { withImports } from './script-graph.ts';

/**
 * After the build, add preload links for all scripts to the heads of some pages. Otherwise the
 * browser would find each script only after it has loaded the one that imports it.
 */
export function preloadedScripts(pages: readonly string[]): AstroIntegration {
  const graph = new Map<string, readonly string[]>();

  return {
    name: 'preloaded-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [readGraph(graph)] } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const file of pages) {
          const page = new URL(file, dir);
          const html = await readFile(page, 'utf8');
          const links = withImports(graph, scriptsOf(html)).map(
            (script) => `<link rel="modulepreload" href="/${script}">`,
          );
          await writeFile(page, html.replace('</head>', `${links.join('')}</head>`));
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

function scriptsOf(html: string): string[] {
  return readElements(html)
    .filter(({ tagName }) => tagName === 'script')
    .flatMap((script) => attributeOf(script, 'src') ?? [])
    .map((address) => address.replace(/^\//, ''));
}
