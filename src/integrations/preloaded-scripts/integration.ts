import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { attributeOf } from '../built-pages/page-element.ts';
import { readElements } from '../built-pages/read-elements.ts';
import { type BuiltScript, preloadsOf } from './script-graph.ts';

/**
 * After the build: named pages tell the browser in their heads of all their scripts, and of the named sources that they
 * import later in any case. Else it would learn of each only from the one before, a round trip at a time.
 */
export function preloadedScripts(
  pages: Record<string, { sources: readonly string[] }>,
): AstroIntegration {
  const graph = new Map<string, BuiltScript>();

  return {
    name: 'preloaded-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [readGraph(graph)] } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [file, { sources }] of Object.entries(pages)) {
          const page = new URL(file, dir);
          const html = await readFile(page, 'utf8');
          const links = preloadsOf(graph, scriptsOf(html), sources).map(
            (script) => `<link rel="modulepreload" href="/${script}">`,
          );
          await writeFile(page, html.replace('</head>', `${links.join('')}</head>`));
        }
      },
    },
  };
}

/** Reads what the scripts for browsers import. */
function readGraph(graph: Map<string, BuiltScript>): Plugin {
  return {
    name: 'preloaded-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const { fileName, imports, facadeModuleId } = output;
        graph.set(fileName, {
          imports,
          ...(facadeModuleId !== null && { module: facadeModuleId }),
        });
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
