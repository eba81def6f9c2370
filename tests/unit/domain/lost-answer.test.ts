import { expect, it } from 'vitest';
import { isAnswerLost, notDoneTitle } from '~/domain/lost-answer';

it.each([
  ['offline', true, 'Your request may not have been sent'],
  ['unreachable', true, 'Your request may not have been sent'],
  ['not-open', false, 'Your request was not sent'],
])('claims an outcome only if the server answered: %s', (code, isLost, title) => {
  expect(isAnswerLost(code)).toBe(isLost);
  expect(notDoneTitle('Your request', 'sent', code)).toBe(title);
});
