import type { Result } from '../../../../src/domain/result.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError } from '../failures.ts';
import type { StoredIssuingFacts } from './issuing-facts.ts';

type Charge = NonNullable<StoredIssuingFacts['charge']>;

/**
 * Capture a payment, and record the capture only after the processor confirmed it. An earlier call may have lost the
 * processor's answer, so look the payment up first. Rejects if the outcome is unknown.
 */
export async function capturePayment(
  { database, gateway }: Pick<Dependencies, 'database' | 'gateway'>,
  { id, reference, captureTry }: Charge,
): Promise<Result<undefined, 'payment-refused'>> {
  const known = await gateway.find({ reference });
  const isTaken =
    known?.status === 'captured' ||
    (await gateway.capture({ reference, idempotencyKey: `${id}:capture:${captureTry}` })).ok;

  const { error } = isTaken
    ? await database.rpc('confirm_capture', { of_payment: id })
    : await database.rpc('refuse_capture', { of_payment: id, of_try: captureTry });
  if (error) throw new DependencyError('database', error.code);

  return isTaken ? { ok: true, value: undefined } : { ok: false, code: 'payment-refused' };
}
