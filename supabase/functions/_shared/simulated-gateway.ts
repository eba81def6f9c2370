import { setTimeout as wait } from 'node:timers/promises';
import { ok } from '../../../src/domain/result.ts';
import { toHex } from './encoding.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const REFERENCE_LENGTH = 16;

/**
 * The gateway until a processor is chosen (spec 1, section 4): it waits, then always succeeds. No money moves. Its
 * reference follows from the idempotency key, so that a repetition yields the same authorization.
 */
export function createSimulatedGateway({ delayMs }: { delayMs: number }): PaymentGateway {
  return {
    processor: 'simulated',
    async authorize({ idempotencyKey }) {
      await wait(delayMs);
      const digest = await crypto.subtle.digest(
        'SHA-256',
        new TextEncoder().encode(idempotencyKey),
      );
      const reference = toHex(new Uint8Array(digest)).slice(0, REFERENCE_LENGTH).toUpperCase();
      return ok({ reference: `SIM-${reference}` });
    },
    async capture() {},
    async void() {},
  };
}
