import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../../src/domain/application-status.ts';
import { readAskedDocuments } from '../../../src/domain/applications/asked-documents.ts';
import {
  staffDecisionSchema,
  type StaffDecision,
  type StaffDecisionAnswer,
} from '../../../src/domain/applications/staff-decision.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { releasePayments } from '../_shared/release-payments.ts';
import { makeMailedLink } from '../_shared/signing/mailed-link.ts';
import { checkStaff } from '../_shared/staff.ts';
import { priceOffer } from './offered-price.ts';

const NAME = 'decide-application';

const decidedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('decided'),
    status: z.enum(APPLICATION_STATUSES),
    voided_references: z.array(z.string()),
  }),
  z.object({
    outcome: z.enum([
      'not-staff',
      'own-application',
      'colleague-required',
      'not-found',
      'not-open',
      'changed-meanwhile',
      'same-price',
      'reports-unanswered',
    ]),
  }),
]);

/**
 * Approve, question or decline an application under review, or offer it at another price, which is computed here. The database refuses callers without a staff role,
 * decisions on an own application, and decisions on a state that the underwriter has not seen. Above the limit for one
 * underwriter, the first approval leaves the application under review. Repeating a decision has no further effect and
 * returns the same answer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // All underwriters of an office may share an address.
      limit: { allowed: 600, windowSeconds: 600 },
      schema: staffDecisionSchema,
      handle: (call) => decideApplication(dependencies, call),
    },
    dependencies,
  );
}

async function decideApplication(
  dependencies: Dependencies,
  { body, caller }: Call<StaffDecision>,
): Promise<Outcome<StaffDecisionAnswer>> {
  const staff = await checkStaff(dependencies.database, caller);
  if (!staff.ok) return staff;

  const { applicationId, premium } = body;
  const offer =
    premium === undefined ? undefined : await priceOffer(dependencies, { applicationId, premium });
  if (offer && !offer.ok) return offer;

  const { database, keyring } = dependencies;
  const { data, error } = await database.rpc('decide_application', {
    decision: {
      application_id: body.applicationId,
      staff_id: staff.value,
      action: body.action,
      reason: body.reason || null,
      documents: readAskedDocuments(body.documents),
      reports: body.reports,
      seen_event: body.seenEvent,
      ...offer?.value,
      // For a client who paid by a link and must agree to a higher price.
      ...(offer && { client_link: await makeMailedLink(keyring, crypto.randomUUID()) }),
    },
  });
  if (error) throw new DependencyError('database', error.code);

  const decided = decidedSchema.parse(data);
  if (decided.outcome !== 'decided') return { ok: false, code: decided.outcome };

  await releasePayments(dependencies, NAME, decided.voided_references);
  return { ok: true, value: { status: decided.status } };
}
