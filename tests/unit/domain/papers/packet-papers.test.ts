import { describe, expect, it } from 'vitest';
import { laterPapersToBring, packetPaper } from '~/domain/papers/packet-papers';

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

it('asks for the riders of a packet, each with the power of attorney that it brought', () => {
  expect(
    laterPapersToBring(['Bond', 'Rider 1', 'Power of attorney of rider 1', 'Rider 2']),
  ).toEqual([
    'Rider 1, signed in ink by the principal and attached to the bond.',
    'Power of attorney of rider 1, attached to it.',
    'Rider 2, signed in ink by the principal and attached to the bond.',
  ]);
});

it('asks for the newest continuation certificate, alone where the bond is on file', () => {
  const papers = ['Bond', 'Continuation certificate 2', 'Continuation certificate 3'];

  expect(laterPapersToBring(papers)).toEqual([
    'Continuation certificate 3. Where the bond is on file already, bring only this paper.',
  ]);
});
