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
  const pageWith = (scripts: string, links = '') =>
    `<html><head><title>Page</title>${links}</head><body>${scripts}</body></html>`;
  const script = (file: string) => `<script type="module" src="/${file}"></script>`;
  const link = (file: string) => `<link rel="modulepreload" href="/${file}">`;

  it('adds a link for each import of the page scripts to the end of the head', () => {
    const scripts = script('page.js');

    expect(withPreloads(pageWith(scripts), { graph: GRAPH, isUrgent: false })).toBe(
      pageWith(scripts, ['client.js', 'result.js', 'address.js'].map(link).join('')),
    );
  });

  it('adds no link for a script that the page names itself', () => {
    const scripts = script('page.js') + script('client.js');

    expect(withPreloads(pageWith(scripts), { graph: GRAPH, isUrgent: false })).toBe(
      pageWith(scripts, ['result.js', 'address.js'].map(link).join('')),
    );
  });

  it('adds links for the scripts of an urgent page as well', () => {
    const scripts = script('address.js');

    expect(withPreloads(pageWith(scripts), { graph: GRAPH, isUrgent: true })).toBe(
      pageWith(scripts, ['address.js', 'client.js', 'result.js'].map(link).join('')),
    );
  });

  it('leaves a page without imports as it is', () => {
    const page = pageWith(script('result.js'));

    expect(withPreloads(page, { graph: GRAPH, isUrgent: false })).toBe(page);
  });
});
