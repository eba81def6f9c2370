import { type ScriptGraph, withImports } from './script-graph.ts';

/** A script as Astro writes it into a page. The text of a guide can't contain one (`guide-safety`). */
const SCRIPT = /<script type="module" src="\/([^"]+)"><\/script>/g;

/**
 * A page with preload links for the imports of its scripts at the end of its head. An urgent page
 * preloads the scripts themselves as well. A page that has nothing to preload comes back unchanged.
 */
export function withPreloads(
  html: string,
  { graph, isUrgent }: { graph: ScriptGraph; isUrgent: boolean },
): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, file = '']) => file);
  const links = withImports(graph, scripts)
    .filter((file) => isUrgent || !scripts.includes(file))
    .map((file) => `<link rel="modulepreload" href="/${file}">`);

  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`);
}
