import { describe, expect, it } from 'vitest';
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
