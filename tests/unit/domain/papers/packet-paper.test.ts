import { describe, expect, it } from 'vitest';
import { packetPaper } from '~/domain/papers/filing-packet';

describe('packetPaper', () => {
  it.each([
    ['bond', 'Bond', 'MSB-1-notary-bond.pdf'],
    ['power-of-attorney', 'Power of attorney', 'MSB-1-notary-power-of-attorney.pdf'],
    ['continuation-2', 'Continuation certificate 2', 'MSB-1-notary-continuation-certificate-2.pdf'],
    ['rider-1', 'Rider 1', 'MSB-1-notary-rider-1.pdf'],
    [
      'power-of-attorney-1',
      'Power of attorney of rider 1',
      'MSB-1-notary-power-of-attorney-of-rider-1.pdf',
    ],
    ['executed-form', 'executed-form', 'MSB-1-executed-form.pdf'],
  ])('names the paper %s', (name, title, fileName) => {
    expect(packetPaper({ number: 'MSB-1', bondSlug: 'notary' }, name)).toEqual({ title, fileName });
  });
});
