// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { clearPrivateStorage, markSignOut } from '~/platform/private-storage';
import { dropAnswerDraft, keepAnswerDraft, readAnswerDraft } from '~/stores/answer-drafts';

const FIRST = { id: 'a1', askedAt: '2026-11-29T13:09:30Z' };
const SECOND = { ...FIRST, askedAt: '2026-11-30T09:00:00Z' };

beforeEach(() => sessionStorage.clear());

it('keeps a typed answer in this tab until the answer is sent', () => {
  expect(readAnswerDraft(FIRST)).toBe('');

  keepAnswerDraft(FIRST, 'My aunt Bea.');
  expect(readAnswerDraft(FIRST)).toBe('My aunt Bea.');
  expect(Object.keys(localStorage).join()).not.toContain('answer');

  dropAnswerDraft(FIRST);
  expect(readAnswerDraft(FIRST)).toBe('');
});

it('starts the answer to a later question empty', () => {
  keepAnswerDraft(FIRST, 'My aunt Bea.');

  expect(readAnswerDraft(SECOND)).toBe('');
});

it.each([
  ['an SSN', 'Hers is 521-44-8890'],
  ['a card number', 'Charge 4242 4242 4242 4242'],
  ['no text', ''],
])('stores nothing of an answer with %s', (_, text) => {
  keepAnswerDraft(FIRST, 'Hers is');
  keepAnswerDraft(FIRST, text);

  expect(Object.values(sessionStorage).join()).not.toMatch(/521|4242/);
  expect(readAnswerDraft(FIRST)).toBe('');
});

it('stores no half of an SSN while it is typed', () => {
  keepAnswerDraft(FIRST, 'Hers is 521-44-889');
  expect(readAnswerDraft(FIRST)).toBe('Hers is ');

  expect(Object.values(sessionStorage).join()).not.toContain('521');
});

it.each(['She died in 2019', 'They paid $185000 for it'])('stores the number in %j', (text) => {
  keepAnswerDraft(FIRST, text);

  expect(readAnswerDraft(FIRST)).toBe(text);
});

it('forgets the answer at a sign-out', () => {
  keepAnswerDraft(FIRST, 'My aunt Bea.');
  markSignOut();
  clearPrivateStorage();

  expect(readAnswerDraft(FIRST)).toBe('');
});
