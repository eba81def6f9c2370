import { describe, expect, it } from 'vitest';
import { withWatcher } from '../../browsers/webkit/watched-site.ts';

describe('withWatcher', () => {
  it('adds the watcher before everything else in the head', () => {
    expect(withWatcher('<html><head lang="en"><script src="/a.js"></script></head></html>')).toBe(
      '<html><head lang="en"><script src="/watch-faults.js"></script><script src="/a.js"></script></head></html>',
    );
  });

  it('rejects a page that it cannot watch', () => {
    expect(() => withWatcher('<p>No head</p>')).toThrow('A page has no head');
  });
});
