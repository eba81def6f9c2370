import { describe, expect, it } from 'vitest';
import { mailedAnswerSchema } from '~/domain/papers/mailed-answer';

describe('the answer of mail-confirmation', () => {
  it.each([
    ['a queued copy', { queued: true }],
    ['the seconds until the next copy', { queued: false, secondsLeft: 40 }],
    ['no wait', { queued: false, secondsLeft: 0 }],
  ])('is valid with %s', (_, answer) => {
    expect(mailedAnswerSchema.parse(answer)).toEqual(answer);
  });

  it.each([
    ['no answer', {}],
    ['no wait for the next copy', { queued: false }],
    ['a wait that is over', { queued: false, secondsLeft: -1 }],
    ['a part of a second', { queued: false, secondsLeft: 1.5 }],
  ])('is invalid with %s', (_, answer) => {
    expect(mailedAnswerSchema.safeParse(answer).success).toBe(false);
  });
});
