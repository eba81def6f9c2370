import { type ScriptGraph, withImports } from './script-graph.ts';

/** A script as Astro writes it into a page. The text of a guide can't contain one (`guide-safety`). */
const SCRIPT = /<script type="module" src="\/([^"]+)"><\/script>/g;

/**
 * A page with preload links for the imports of its scripts at the end of its head. An urgent page preloads the scripts
 * themselves as well. Every other page lets its styles and fonts come before its scripts. A page without scripts comes
 * back unchanged.
 */
export function withPreloads(
  html: string,
  { graph, isUrgent }: { graph: ScriptGraph; isUrgent: boolean },
): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, file = '']) => file);
  const priority = isUrgent ? '' : ' fetchpriority="low"';
  const links = withImports(graph, scripts)
    .filter((file) => isUrgent || !scripts.includes(file))
    .map((file) => `<link rel="modulepreload"${priority} href="/${file}">`);

  return html
    .replace(SCRIPT, (_, file) => `<script type="module"${priority} src="/${file}"></script>`)
    .replace('</head>', () => `${links.join('')}</head>`);
}
