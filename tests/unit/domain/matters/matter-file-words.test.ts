import { describe, expect, it } from 'vitest';
import { matterFileWords } from '~/domain/matters/matter-file-words';

describe('why a file of a matter was not added, opened or read', () => {
  it('is said in words that a reader can act on, also for a failure without words of its own', () => {
    expect(matterFileWords('too-many-files')).toContain('Remove one first');
    expect(matterFileWords('offline')).toContain('Connect to the internet');
    expect(matterFileWords('unheard-of')).toContain('call us');
  });
});
