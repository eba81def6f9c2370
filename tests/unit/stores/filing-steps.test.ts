// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { tickStep } from '~/stores/filing-steps';
import { $session } from '~/stores/session';

it('sends a tick and its correction one after the other, so that the correction wins', async () => {
  const sent: string[] = [];
  let answer: (() => void) | undefined;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init).method);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });

    return Response.json(null);
  });
  $session.set({ status: 'signed-out' }); // the views have nothing to reload

  const ticked = tickStep('bond', 'filed', true);
  const cleared = tickStep('bond', 'filed', false);
  await vi.waitFor(() => expect(answer).toBeDefined());
  expect(sent).toHaveLength(1);

  answer?.();
  await ticked;
  await vi.waitFor(() => expect(sent).toEqual(['POST', 'DELETE']));
  answer?.();
  await cleared;
});
