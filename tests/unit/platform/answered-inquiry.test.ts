// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  answeredInquiryOf,
  forgetAnsweredInquiry,
  keepAnsweredInquiry,
} from '~/platform/answered-inquiry';
import { clearPrivateStorage } from '~/platform/private-storage';

const FACTS = { bond: 'administrator', state: 'SC', amount: 25_000_000 };

beforeEach(() => {
  localStorage.clear();
  keepAnsweredInquiry('key', { ...FACTS, amount: 24_999_950 });
});

it('finds the inquiry for a new matter with the facts of its link, which has whole dollars', () => {
  expect(answeredInquiryOf(FACTS)).toBe('key');
});

it.each([
  ['another bond', { ...FACTS, bond: 'trustee' }],
  ['another state', { ...FACTS, state: 'GA' }],
  ['another amount', { ...FACTS, amount: 100 }],
  ['no facts', {}],
])('finds none for a matter with %s', (_, known) => {
  expect(answeredInquiryOf(known)).toBeUndefined();
});

it('finds none once the answer is with the matter, and after a sign-out', () => {
  forgetAnsweredInquiry();
  expect(answeredInquiryOf(FACTS)).toBeUndefined();
  expect(answeredInquiryOf({})).toBeUndefined();

  keepAnsweredInquiry('key', FACTS);
  clearPrivateStorage();
  expect(answeredInquiryOf(FACTS)).toBeUndefined();
});
