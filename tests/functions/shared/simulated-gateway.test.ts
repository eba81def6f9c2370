import { describe, expect, it } from 'vitest';
import { createSimulatedGateway } from '../../../supabase/functions/_shared/simulated-gateway.ts';

const REQUEST = { amount: 23_700, method: 'credit_card', idempotencyKey: 'one' } as const;

describe('the simulated gateway', () => {
  const gateway = createSimulatedGateway({ delayMs: 0 });

  it('always succeeds', async () => {
    expect(await gateway.authorize(REQUEST)).toEqual({
      ok: true,
      value: { reference: expect.stringMatching(/^SIM-[0-9A-F]{16}$/) },
    });
  });

  it('gives the same authorization for the same key, and another for another', async () => {
    const first = await gateway.authorize(REQUEST);

    expect(await gateway.authorize(REQUEST)).toEqual(first);
    expect(await gateway.authorize({ ...REQUEST, idempotencyKey: 'two' })).not.toEqual(first);
  });

  it('waits as long as it is told', async () => {
    const started = performance.now();
    await createSimulatedGateway({ delayMs: 50 }).authorize(REQUEST);

    expect(performance.now() - started).toBeGreaterThanOrEqual(49);
  });
});
