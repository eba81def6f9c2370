import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { fail, ok } from '../../../src/domain/result.ts';
import { toHex } from './encoding.ts';
import { DependencyError } from './failures.ts';
import type { PaymentGateway, PaymentKey } from './payment-gateway.ts';
import type { ServiceClient } from './service-client.ts';
import type { Json } from '../../../src/data/database.types.ts';

const REFERENCE_LENGTH = 16;

const entrySchema = z.object({
  reference: z.string(),
  status: z.enum(['authorized', 'captured', 'voided']),
  answers_capture_with: z.enum(['yes', 'refusal', 'silence']),
});

/** All columns are null if the processor has no such payment. */
const answerSchema = z.union([z.null(), z.object({ reference: z.null() }), entrySchema]);

/**
 * The gateway until a real processor is chosen: it waits, then succeeds. No money moves. It keeps its own records in
 * the database, as a real processor keeps them on its servers, so that tests can compare them with ours. Its reference
 * is derived from the idempotency key, so that a repeated call returns the same authorization.
 */
export function createSimulatedGateway({
  database,
  delayMs,
}: {
  database: ServiceClient;
  delayMs: number;
}): PaymentGateway {
  async function ask(question: Record<string, Json>) {
    const { data, error } = await database.rpc('ask_simulated_gateway', { question });
    if (error) throw new DependencyError('gateway', error.code);

    const entry = answerSchema.parse(data);
    return entry?.reference ? entry : undefined;
  }

  return {
    processor: 'simulated',
    async authorize({ idempotencyKey, amount }) {
      await wait(delayMs);
      const reference = await referenceFor(idempotencyKey);
      await ask({ ask: 'authorize', key: idempotencyKey, reference, amount_cents: amount });

      return ok({ reference });
    },
    async capture({ reference, idempotencyKey }) {
      const entry = await ask({ ask: 'capture', reference, capture_key: idempotencyKey });
      if (entry?.answers_capture_with === 'silence')
        throw new DependencyError('gateway', 'silence');

      return entry?.status === 'captured' ? ok(undefined) : fail('refused');
    },
    async void(reference) {
      await ask({ ask: 'void', reference });
    },
    async find(key) {
      const entry = await ask({ ask: 'find', ...asColumns(key) });

      return entry && { reference: entry.reference, status: entry.status };
    },
  };
}

function asColumns(key: PaymentKey): Record<string, string> {
  return 'reference' in key ? { reference: key.reference } : { key: key.authorizationKey };
}

async function referenceFor(idempotencyKey: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(idempotencyKey));
  const hex = toHex(new Uint8Array(digest));

  return `SIM-${hex.slice(0, REFERENCE_LENGTH).toUpperCase()}`;
}
