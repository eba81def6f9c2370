import { expect, it } from 'vitest';
import { questionId } from '~/ui/question-id';

it.each([
  ['How long does my bond take?', 'how-long-does-my-bond-take'],
  ["Can the ward's money pay for the bond?", 'can-the-wards-money-pay-for-the-bond'],
  ['BMC-84 or BMC-85, which is better for me?', 'bmc-84-or-bmc-85-which-is-better-for-me'],
])('the answer to %j has the id %s', (question, id) => {
  expect(questionId(question)).toBe(id);
});
