import { describe, expect, it } from 'vitest';
import {
  readReleaseProof,
  releaseRequestPath,
  withoutRelease,
} from '~/domain/dashboard/request-address';

describe('the address that asks for a release', () => {
  it('names the bond and the proof, and opens the bond alone once it was read', () => {
    const { search } = new URL(
      releaseRequestPath('b1', 'award_to_another'),
      'https://site.example',
    );

    expect(readReleaseProof(search)).toBe('award_to_another');
    expect(withoutRelease(search)).toBe('?bond=b1');
    expect(withoutRelease('?release=award_to_another')).toBe('');
  });

  it.each(['', '?release=', '?release=anything'])('asks for nothing in %j', (search) => {
    expect(readReleaseProof(search)).toBeUndefined();
  });
});
