import { describe, expect, it } from 'vitest';
import { withPreloads } from '~/integrations/preloaded-scripts/preload-links';
import { type ScriptGraph, withImports } from '~/integrations/preloaded-scripts/script-graph';

const GRAPH: ScriptGraph = new Map([
  ['page.js', ['client.js', 'result.js']],
  ['client.js', ['result.js', 'address.js']],
  ['address.js', ['client.js']],
]);

describe('withImports', () => {
  it('finds the direct and indirect imports of scripts, each once and after them', () => {
    expect(withImports(GRAPH, ['page.js', 'frame.js'])).toEqual([
      'page.js',
      'frame.js',
      'client.js',
      'result.js',
      'address.js',
    ]);
  });

  it('stops when files import each other', () => {
    expect(withImports(GRAPH, ['address.js'])).toEqual(['address.js', 'client.js', 'result.js']);
  });
});

describe('withPreloads', () => {
  const LOW = ' fetchpriority="low"';
  const pageWith = (scripts: string, links = '') =>
    `<html><head><title>Page</title>${links}</head><body>${scripts}</body></html>`;
  const script = (file: string, priority = '') =>
    `<script type="module"${priority} src="/${file}"></script>`;
  const link = (file: string, priority = '') =>
    `<link rel="modulepreload"${priority} href="/${file}">`;
  const low = (tag: typeof script) => (file: string) => tag(file, LOW);

  it('adds a link for each import of the page scripts to the end of the head', () => {
    expect(withPreloads(pageWith(script('page.js')), { graph: GRAPH, isUrgent: false })).toBe(
      pageWith(
        script('page.js', LOW),
        ['client.js', 'result.js', 'address.js'].map(low(link)).join(''),
      ),
    );
  });

  it('adds no link for a script that the page names itself', () => {
    const named = ['page.js', 'client.js'];

    expect(
      withPreloads(pageWith(named.map((file) => script(file)).join('')), {
        graph: GRAPH,
        isUrgent: false,
      }),
    ).toBe(
      pageWith(
        named.map(low(script)).join(''),
        ['result.js', 'address.js'].map(low(link)).join(''),
      ),
    );
  });

  it('adds links for the scripts of an urgent page as well, and lets none of them wait', () => {
    const scripts = script('address.js');

    expect(withPreloads(pageWith(scripts), { graph: GRAPH, isUrgent: true })).toBe(
      pageWith(
        scripts,
        ['address.js', 'client.js', 'result.js'].map((file) => link(file)).join(''),
      ),
    );
  });

  it('leaves a page without scripts as it is', () => {
    const page = pageWith('<p>Text</p>');

    expect(withPreloads(page, { graph: GRAPH, isUrgent: false })).toBe(page);
  });
});
