import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/data/database.types.ts';
import { loadSignedParts } from '../../src/data/staff/signed-parts.ts';
import { signedAnswers } from '../../src/domain/signing/signed-part.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { openSigningBench } from '../support/signing.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});
afterAll(() => stack.stop());

const clientOf = (token: string) =>
  createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(token),
  });

it('shows an underwriter what a client signed by link for the application of the matter', async () => {
  const { attorney, matterId, send, ...client } = await openSigningBench(stack);
  await send();
  const session = await client.openSession(await client.mailedToken());
  await client.answerAll(session);
  await client.sign(session);
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payFor(stack, quote, application, attorney);
  await stack.call('submit-application', buildSubmission(quote, application, paymentId), attorney);
  await stack.query('update public.matters set application_id = $2 where id = $1', [
    matterId,
    quote.quoteId,
  ]);

  const db = clientOf((await stack.signInStaff()).token);
  expect(await loadSignedParts(db, quote.quoteId)).toEqual({ ok: true, value: [] });
  await db.rpc('open_application', { of_application: quote.quoteId });
  const loaded = await loadSignedParts(db, quote.quoteId);

  const [part] = loaded.ok ? loaded.value : [];
  expect(part).toMatchObject({
    role: 'client',
    times: { signedAt: expect.any(String), voidedAt: null },
    signature: {
      name: 'Mary Ann Smith',
      given: ['date_of_birth', 'ssn'],
      documents: expect.arrayContaining([
        expect.objectContaining({ title: 'Permission to check your credit' }),
      ]),
    },
  });
  expect(part?.signature && signedAnswers(part.role, part.signature)).toEqual(
    expect.arrayContaining([
      { label: 'Occupation', value: 'Nurse' },
      { label: 'Have you ever filed for bankruptcy?', value: 'Yes', isFlagged: true },
      { label: 'Bond amount', value: '$250,000.00' },
    ]),
  );
  expect(await loadSignedParts(clientOf(attorney.token), quote.quoteId)).toEqual({
    ok: true,
    value: [],
  });
});
