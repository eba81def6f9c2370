import {
  type BondProgressAnswer,
  bondProgressOf,
} from '../../../src/domain/issuing/bond-progress.ts';
import {
  receiptRequestSchema,
  type ReceiptRequest,
} from '../../../src/domain/papers/receipt-request.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { loadIssuingFacts } from '../_shared/issuing/issuing-facts.ts';
import { bondOf } from '../_shared/issuing/issuing-steps.ts';
import { findOwnSubmission } from '../_shared/own-submission.ts';

/**
 * Say how far the bond of a submitted application is, to its owner: the signed-in customer, or the visitor whose browser
 * has the key of the quote. Anyone else learns nothing, not even that the application exists. Nobody learns why a bond
 * needs staff, or why an underwriter declined: the mail gives that reason.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'bond-progress',
      // The confirmation asks again while a bond is being made, some twenty times in ten minutes; an office shares an address.
      limit: { allowed: 300, windowSeconds: 600 },
      schema: receiptRequestSchema,
      handle: (call) => answerProgress(dependencies, call),
    },
    dependencies,
  );
}

async function answerProgress(
  dependencies: Dependencies,
  { body, caller }: Call<ReceiptRequest>,
): Promise<Outcome<BondProgressAnswer>> {
  const submission = await findOwnSubmission(dependencies, body, caller);
  if (submission === undefined) return { ok: false, code: 'not-found' };

  const { id, isHeld } = submission;
  const facts = await loadIssuingFacts(dependencies.database, id);
  const progress = bondProgressOf({ ...facts, isHeld });
  if (progress !== 'in-force') return { ok: true, value: { progress } };

  const bond = bondOf(facts);
  const isRenewed = bond.applicationId !== id;

  return { ok: true, value: { progress, bond: { id: bond.id, number: bond.number, isRenewed } } };
}
