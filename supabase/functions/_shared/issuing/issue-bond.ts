import { z } from 'zod';
import { periodOf, principalOf } from '../../../../src/domain/bonds/issued-terms.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { findBond } from '../bond-catalogue.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError, type Outcome } from '../failures.ts';
import { unprintableOn } from '../papers/bond-words.ts';
import { signManifest } from '../proof/sign-manifest.ts';
import { loadApplicationToIssue, type ApplicationToIssue } from './application-to-issue.ts';
import { continueBond, loadRenewalToIssue } from './continue-bond.ts';
import { storePapers } from './store-papers.ts';
import { storedBondSchema, type StoredBond } from './stored-bond.ts';

const issuedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('issued'), bond: storedBondSchema }),
  z.object({
    outcome: z.enum([
      ...(['not-staff', 'own-application', 'second-approval-missing'] as const),
      ...(['not-found', 'not-open', 'payment-missing'] as const),
    ]),
  }),
]);

/**
 * Issue the bond of an approved application: capture its payment, store bond, renewal and history in one transaction,
 * then make the papers, put the bond in force and sign what it says. Every step can be repeated: who calls again, after
 * a failure or twice at once, gets the same bond. Nothing is stored where the papers could not be made. A renewal
 * continues its bond instead. `staffId` is left out where the rules issue it.
 */
export async function issueBond(
  dependencies: Pick<
    Dependencies,
    'database' | 'gateway' | 'allowedOrigins' | 'signingKey' | 'now' | 'log'
  >,
  applicationId: string,
  staffId?: string,
): Promise<Outcome<StoredBond>> {
  const { database, gateway } = dependencies;
  const application = await loadApplicationToIssue(database, applicationId);
  if (application === undefined) return { ok: false, code: 'not-found' };

  const { bondSlug, stateCode, isIssued, answers, paymentReference } = application;
  const rules = await findBond(database, bondSlug, stateCode);
  if (!rules.ok) return rules;
  const bondType = { slug: bondSlug, category: rules.value.category };
  const principal = principalOf(bondType, answers);
  const renewal = await loadRenewalToIssue(database, applicationId);
  if (renewal !== undefined) {
    const { termYears } = answers.bondDetails;
    return continueBond(
      dependencies,
      { applicationId, isIssued, renewal, termYears, paymentReference, principal },
      staffId,
    );
  }

  const { obligee, purpose: matter } = answers.bondDetails;
  if (!isIssued && unprintableOn({ principal, obligee, matter }).length > 0) {
    return { ok: false, code: 'not-printable' };
  }

  const { effectiveDate, expiryDate, nextDue } = periodOf(bondType, answers.bondDetails);
  const { data, error } = await database.rpc('issue_bond', {
    issue: {
      application_id: applicationId,
      staff_id: staffId ?? null,
      principal,
      obligee,
      effective_date: effectiveDate,
      expiry_date: expiryDate ?? null,
      next_due: nextDue,
    },
  });
  if (error) throw new DependencyError('database', error.code);

  const issued = issuedSchema.parse(data);
  if (issued.outcome !== 'issued') return { ok: false, code: issued.outcome };

  // After the transaction: nobody is charged for a bond that was withdrawn in that moment.
  if (paymentReference !== undefined) await gateway.capture(paymentReference);
  const { bond } = issued;
  const facts = factsOf(bond, application, {
    bondName: rules.value.name,
    site: dependencies.allowedOrigins[0] ?? '',
  });
  if (!bond.hasPapers && unprintableOn(facts).length > 0) {
    return { ok: false, code: 'issued-not-printable' };
  }

  const value = bond.hasPapers ? bond : await storePapers(database, bond.id, facts);
  await signManifest(dependencies, bond.id);

  return { ok: true, value };
}

function factsOf(
  { id: _id, status: _status, hasPapers: _hasPapers, verifyToken, ...bond }: StoredBond,
  { answers }: ApplicationToIssue,
  { bondName, site }: { bondName: string; site: string },
): IssuedBond {
  const { purpose } = answers.bondDetails;

  return {
    ...bond,
    bondName,
    ...(purpose !== undefined && { matter: purpose }),
    verifyUrl: `${site}/verify/${verifyToken}`,
  };
}
