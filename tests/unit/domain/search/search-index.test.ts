import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '~/domain/search/build-index';
import { SEARCH_INDEX_PATH } from '~/domain/search/index-file';
import { openSearchIndex } from '~/domain/search/search-index';
import { SEARCH_KINDS } from '~/domain/search/search-record';
import { buildRecord } from './records';

describe('the index file', () => {
  it('is columns of text, a line per record and per word', () => {
    const records = [
      buildRecord({
        kind: 'bond',
        path: '/a',
        title: 'Bid Bond',
        line: 'A  bid.\nMade.',
        text: '',
      }),
      buildRecord({ kind: 'state', path: '/b', title: 'Ohio', line: 'Made.', tags: ['bid'] }),
    ];

    expect(buildSearchIndex(records)).toEqual({
      kinds: 'bs',
      paths: '/a\n/b',
      titles: 'Bid Bond\nOhio',
      lines: 'A bid. Made.\nMade.',
      words: 'bid\nbond\nmade\nohio',
      postings: '05\n0\n34\n4',
    });
  });

  it('is opened as it was written', () => {
    const records = SEARCH_KINDS.map((kind) => buildRecord({ kind, path: `/${kind}` }));
    const index = openSearchIndex(buildSearchIndex(records));

    expect(index?.records).toEqual(
      records.map(({ kind, path, title, line }) => ({ kind, path, title, line })),
    );
    expect(index?.words).toEqual(['guide', 'know']);
    expect(index?.postings).toHaveLength(2);
  });

  it('may have nothing in it', () => {
    expect(openSearchIndex(buildSearchIndex([]))).toEqual({ records: [], words: [], postings: [] });
  });

  it.each([
    ['nothing', null],
    ['a text', '<!doctype html>'],
    ['an object of another kind', { error: 'Not found' }],
    ['a column too few', { kinds: '', paths: '', titles: '', lines: '', words: '' }],
  ])('is not %s', (_, file) => {
    expect(openSearchIndex(file)).toBeUndefined();
  });

  it('has a name that the version of its layout is part of', () => {
    expect(SEARCH_INDEX_PATH).toBe('/search/index-1.json');
  });
});
