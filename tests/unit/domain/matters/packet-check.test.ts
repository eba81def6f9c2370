import { describe, expect, it } from 'vitest';
import { isPacketReady, packetLines } from '~/domain/matters/packet-check';
import { ESTATE } from './matter-samples';

const VALUES = { ...ESTATE, caseNumber: '2026-ES-1' };
const FIGURES = { bondAmount: 25_000_000, powerLimit: 25_000_000 };
// Signatures and seals can only be seen after the packet is printed.
const BY_HAND = ['caseNumber', 'title'];

describe('the packet', () => {
  it('is ready when a person checked it and the figures fit', () => {
    const lines = packetLines(VALUES, FIGURES);

    expect(isPacketReady(lines, BY_HAND)).toBe(true);
    expect(isPacketReady(lines, BY_HAND.slice(1))).toBe(false);
  });

  it.each([
    ['without a case number', ESTATE, FIGURES],
    ['with another amount than the order', { ...VALUES, amount: 1 }, FIGURES],
    ['above the limit of the power', VALUES, { bondAmount: 25_000_000, powerLimit: 24_999_999 }],
  ])('is not ready %s', (_, values, figures) => {
    expect(isPacketReady(packetLines(values, figures), BY_HAND)).toBe(false);
  });

  it.each([
    ['left for the clerk', ESTATE, /papers have a blank for it/u],
    ['filled in with the number of the matter', VALUES, /2026-ES-1: write it in the blank/u],
  ])('has the blank of a bond from before the number %s', (_, values, label) => {
    const figures = { ...FIGURES, printedCaseNumber: 'Not assigned yet' };
    const lines = packetLines(values, figures);

    expect(lines[0]?.label).toMatch(label);
    expect(isPacketReady(lines, BY_HAND)).toBe(true);
    expect(isPacketReady(lines, BY_HAND.slice(1))).toBe(false);
  });

  it.each([
    ['the same', '2026-ES-1', true],
    ['the same with other spaces and letters', '2026 - es - 1', true],
    ['another', '2026-ES-11', false],
  ])('compares the number on the bond, which is %s', (_, printedCaseNumber, isReady) => {
    const lines = packetLines(VALUES, { ...FIGURES, printedCaseNumber });

    expect(isPacketReady(lines, BY_HAND)).toBe(isReady);
    expect(lines[0]?.isMet).toBe(isReady);
  });

  it('is not ready when only the bond has a number', () => {
    const lines = packetLines(ESTATE, { ...FIGURES, printedCaseNumber: '2026-ES-1' });

    expect(lines[0]?.label).toContain('2026-ES-1. If it is right, enter it');
    expect(isPacketReady(lines, BY_HAND)).toBe(false);
  });

  it('leaves figures out that are not known, and names a trust by its subject', () => {
    const keys = packetLines({ ...VALUES, capacity: undefined }, {}).map(({ key }) => key);

    expect(keys).toEqual([...BY_HAND, 'initials', 'seal']);
    expect(packetLines(VALUES, { bondAmount: 1 }).map(({ key }) => key)).not.toContain('power');
  });
});
