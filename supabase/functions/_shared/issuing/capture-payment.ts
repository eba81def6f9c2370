import type { Result } from '../../../../src/domain/result.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError } from '../failures.ts';
import type { StoredIssuingFacts } from './issuing-facts.ts';

type Charge = NonNullable<StoredIssuingFacts['charge']>;

/**
 * Have the processor take a payment, and record that it did only after it said so. The processor may have been asked
 * before and its answer lost: its books are read first. Rejects when its answer is not known.
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
