import { describe, expect, it } from 'vitest';
import { filesToFetch } from '~/integrations/first-load/part-files';

const IMPORTS = new Map([
  ['page.js', ['react.js', 'store.js']],
  ['store.js', ['dates.js']],
  ['react.js', []],
  ['dates.js', []],
  ['tab.js', ['react.js', 'dates.js', 'table.js']],
  ['table.js', []],
  ['ring.js', ['page.js', 'ring.js']],
]);

const fetched = (part: string, files: string[], host = 'page.js') =>
  filesToFetch(part, { files, host, importsOf: IMPORTS });

describe('the files that are fetched with a later part', () => {
  it('leave out what the loading file imports, directly or through others', () => {
    expect(fetched('tab.js', ['tab.js', 'react.js', 'dates.js', 'table.js'])).toEqual([
      'tab.js',
      'table.js',
    ]);
  });

  it('are all that the part needs if the loading file imports nothing', () => {
    expect(fetched('tab.js', ['tab.js', 'react.js', 'dates.js'], 'table.js')).toEqual([
      'tab.js',
      'react.js',
      'dates.js',
    ]);
  });

  it('are none if only the part is missing: its import fetches it', () => {
    expect(fetched('tab.js', ['tab.js', 'react.js', 'store.js'])).toEqual([]);
  });

  it('are listed for a file that nobody knows, and for files that import each other', () => {
    expect(fetched('tab.js', ['tab.js', 'table.js'], 'unknown.js')).toEqual(['tab.js', 'table.js']);
    expect(fetched('tab.js', ['tab.js', 'dates.js'], 'ring.js')).toEqual([]);
  });
});
