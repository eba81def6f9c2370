import { expect, it } from 'vitest';
import { filingPacketName, receiptFileName, termsFileName } from '~/domain/papers/file-names';

it('names a receipt by its application', () => {
  expect(receiptFileName('APP-482910')).toBe('marshline-receipt-APP-482910.pdf');
});

it('names the terms by their version', () => {
  expect(termsFileName('v1.1')).toBe('marshline-terms-v1.1.pdf');
});

it('names the filing packet after its bond', () => {
  expect(filingPacketName('MSB-27182818')).toBe('MSB-27182818-filing-packet.pdf');
});
