import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '../../../supabase/functions/_shared/payment-gateway.ts';
import { createSimulatedGateway } from '../../../supabase/functions/_shared/simulated-gateway.ts';
import { borrowStack } from '../../support/shared-stack.ts';
import { serviceClient, type TestStack } from '../../support/stack.ts';

let stack: TestStack;
let gateway: PaymentGateway;

beforeAll(async () => {
  stack = await borrowStack();
  gateway = createSimulatedGateway({ database: serviceClient(stack), delayMs: 0 });
});

afterAll(() => stack.stop());

const request = (idempotencyKey: string = randomUUID()) =>
  ({ amount: 23_700, method: 'credit_card', idempotencyKey }) as const;

async function authorize(idempotencyKey: string = randomUUID()): Promise<string> {
  const authorized = await gateway.authorize(request(idempotencyKey));

  return authorized.ok ? authorized.value.reference : '';
}

const answerCaptureWith = (reference: string, answer: string) =>
  stack.database.query(
    'update private.simulated_gateway_books set answers_capture_with = $2 where reference = $1',
    [reference, answer],
  );

describe('the simulated gateway', () => {
  it('always authorizes', async () => {
    expect(await gateway.authorize(request())).toEqual({
      ok: true,
      value: { reference: expect.stringMatching(/^SIM-[0-9A-F]{16}$/) },
    });
  });

  it('returns the same authorization for the same key, and a new one for another key', async () => {
    const first = await authorize('one');

    expect(await authorize('one')).toBe(first);
    expect(await authorize('two')).not.toBe(first);
  });

  it('finds a payment by its key and by its reference', async () => {
    const reference = await authorize('found');
    const payment = { reference, status: 'authorized' };

    expect(await gateway.find({ authorizationKey: 'found' })).toEqual(payment);
    expect(await gateway.find({ reference })).toEqual(payment);
    expect(await gateway.find({ authorizationKey: 'lost' })).toBeUndefined();
  });

  it('captures once, and not after a void', async () => {
    const [taken, released] = [await authorize(), await authorize()];
    const capture = (reference: string) =>
      gateway.capture({ reference, idempotencyKey: reference });
    await gateway.void(released);

    expect(await capture(taken)).toMatchObject({ ok: true });
    expect(await capture(taken)).toMatchObject({ ok: true });
    expect(await capture(released)).toEqual({ ok: false, code: 'refused' });
    await gateway.void(taken);
    expect(await gateway.find({ reference: taken })).toMatchObject({ status: 'captured' });
    expect(await gateway.find({ reference: released })).toMatchObject({ status: 'voided' });
  });

  it('refuses or loses an answer if a test requests it', async () => {
    const [refused, silent] = [await authorize(), await authorize()];
    await answerCaptureWith(refused, 'refusal');
    await answerCaptureWith(silent, 'silence');

    expect(await gateway.capture({ reference: refused, idempotencyKey: 'a' })).toMatchObject({
      ok: false,
    });
    await expect(gateway.capture({ reference: silent, idempotencyKey: 'b' })).rejects.toThrow();
    expect(await gateway.find({ reference: silent })).toMatchObject({ status: 'captured' });
  });

  it('waits for the given time', async () => {
    const slow = createSimulatedGateway({ database: serviceClient(stack), delayMs: 50 });
    const started = performance.now();
    await slow.authorize(request());

    expect(performance.now() - started).toBeGreaterThanOrEqual(49);
  });
});
