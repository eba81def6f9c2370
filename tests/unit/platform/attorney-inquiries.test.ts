// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetInquiryKey, inquiryKeyOf, keepInquiryKey } from '~/platform/attorney-inquiries';
import { clearPrivateStorage } from '~/platform/private-storage';

const FACTS = { bond: 'administrator', state: 'SC', amount: 25_000_000 };

beforeEach(() => {
  localStorage.clear();
  keepInquiryKey('key', { ...FACTS, amount: 24_999_950 });
});

it('finds the inquiry for a new matter with the facts of its link, which has whole dollars', () => {
  expect(inquiryKeyOf(FACTS)).toBe('key');
});

it.each([
  ['another bond', { ...FACTS, bond: 'trustee' }],
  ['another state', { ...FACTS, state: 'GA' }],
  ['another amount', { ...FACTS, amount: 100 }],
  ['no facts', {}],
])('finds none for a matter with %s', (_, known) => {
  expect(inquiryKeyOf(known)).toBeUndefined();
});

it('keeps inquiries with other facts, and the latest of those with the same facts', () => {
  keepInquiryKey('other', { ...FACTS, state: 'GA' });
  keepInquiryKey('later', FACTS);

  expect(inquiryKeyOf(FACTS)).toBe('later');
  expect(inquiryKeyOf({ ...FACTS, state: 'GA' })).toBe('other');
});

it('keeps 20 inquiries', () => {
  for (let count = 1; count <= 20; count += 1) {
    keepInquiryKey(`key-${count}`, { ...FACTS, amount: count * 100 });
  }

  expect(inquiryKeyOf(FACTS)).toBeUndefined();
  expect(inquiryKeyOf({ ...FACTS, amount: 100 })).toBe('key-1');
});

it('finds none once the answer is with the matter, and after a sign-out', () => {
  keepInquiryKey('other', { ...FACTS, state: 'GA' });
  forgetInquiryKey('key');
  expect(inquiryKeyOf(FACTS)).toBeUndefined();
  expect(inquiryKeyOf({ ...FACTS, state: 'GA' })).toBe('other');

  clearPrivateStorage();
  expect(inquiryKeyOf({ ...FACTS, state: 'GA' })).toBeUndefined();
});
