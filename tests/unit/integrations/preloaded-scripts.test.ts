import { describe, expect, it } from 'vitest';
import { preloadsOf, type ScriptGraph } from '~/integrations/preloaded-scripts/script-graph';

const GRAPH: ScriptGraph = new Map([
  ['page.js', { imports: ['client.js', 'result.js'] }],
  ['client.js', { imports: ['result.js', 'address.js'] }],
  ['result.js', { imports: [] }],
  ['address.js', { imports: ['client.js'] }],
  ['show.js', { imports: ['dates.js', 'result.js'], module: '/site/src/features/verify/show.ts' }],
  ['dates.js', { imports: [] }],
  ['other.js', { imports: ['dates.js'], module: '/site/src/features/other/noshow.ts' }],
]);

describe('preloadsOf', () => {
  it('finds what the scripts of a page import, and what that imports, each once', () => {
    expect(preloadsOf(GRAPH, ['page.js'], [])).toEqual([
      ...['page.js', 'client.js', 'result.js', 'address.js'],
    ]);
  });

  it('finds a source that is imported later, with what it imports', () => {
    expect(preloadsOf(GRAPH, ['page.js'], ['verify/show.ts'])).toEqual([
      ...['page.js', 'client.js', 'result.js', 'address.js'],
      ...['show.js', 'dates.js'],
    ]);
  });

  it('stops a build whose page names a source that begins no script', () => {
    expect(() => preloadsOf(GRAPH, ['page.js'], ['verify/missing.ts'])).toThrow(
      'No script of the build begins with verify/missing.ts',
    );
  });
});
