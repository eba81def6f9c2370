// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { sendConfirmation } from '~/features/quote/confirmation/mail-confirmation';
import { aConfirmation } from './confirmation-builder';

let answer: object;
vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));

it.each([
  [{ queued: true }, 'Confirmation on its way', 'We are sending it to nora@example.com.'],
  [
    { queued: false, secondsLeft: 42 },
    'The confirmation is already on its way',
    'nothing more was sent. You can have it sent again in 42 seconds.',
  ],
  [{ queued: false, secondsLeft: 1 }, 'The confirmation is already on its way', 'in 1 second.'],
  [{ queued: false, secondsLeft: 0 }, 'The confirmation is already on its way', 'spam folder'],
])('says what became of the mail after %j', async (given, title, description) => {
  answer = given;

  expect(await sendConfirmation(aConfirmation())).toMatchObject({
    isSent: true,
    title,
    description: expect.stringContaining(description) as string,
  });
});
