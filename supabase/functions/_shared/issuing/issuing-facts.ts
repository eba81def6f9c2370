import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../../../src/domain/application-status.ts';
import { PAYMENT_STAGES } from '../../../../src/domain/issuing/issuing-step.ts';
import { PAYMENT_METHODS } from '../../../../src/domain/quote/payment-methods.ts';
import { DependencyError } from '../failures.ts';
import { storedBondSchema } from './stored-bond.ts';
import type { ServiceClient } from '../service-client.ts';

const paymentSchema = z
  .object({ payment_id: z.uuid(), payment_reference: z.string(), capture_try: z.int() })
  .transform(({ payment_id: id, payment_reference: reference, capture_try: captureTry }) => ({
    id,
    reference,
    captureTry,
  }));

const factsSchema = z
  .looseObject({
    application: z.enum(APPLICATION_STATUSES),
    method: z.enum(PAYMENT_METHODS).nullable(),
    payment: z.enum(PAYMENT_STAGES),
    bond: storedBondSchema.nullable(),
    lacks_papers: z.boolean(),
    lacks_signature: z.boolean(),
    is_in_force: z.boolean(),
  })
  .transform((facts) => ({
    application: facts.application,
    payment: facts.payment,
    isPaidByWire: facts.method === 'wire',
    /** What the processor is asked about. */
    charge: facts.payment === 'none' ? undefined : paymentSchema.parse(facts),
    /** The bond, or the bond that is renewed. */
    bond: facts.bond ?? undefined,
    lacksPapers: facts.lacks_papers,
    lacksSignature: facts.lacks_signature,
    isInForce: facts.is_in_force,
  }));

/** The progress of an application toward a bond in force, with the data for the next step. */
export type StoredIssuingFacts = z.output<typeof factsSchema>;

/** Load how far an application is. */
export async function loadIssuingFacts(
  database: ServiceClient,
  applicationId: string,
): Promise<StoredIssuingFacts> {
  const { data, error } = await database.rpc('issuing_facts', { of_application: applicationId });
  if (error) throw new DependencyError('database', error.code);

  return factsSchema.parse(data);
}
