import { expect, it } from 'vitest';
import { packetWords } from '~/domain/bonds/packet-words';

it('tells whoever files the bond to print the packet for the counter', () => {
  expect(packetWords('customer')).toBe(
    'The filing packet has the bond and its power of attorney, with a cover sheet and a checklist for the office’s counter. Print it: the bond on paper, signed in ink, is the original.',
  );
});

it('sends nobody to a counter with a bond that is kept', () => {
  expect(packetWords('nobody')).toMatch(/a checklist\.$/);
});
