import { captionOf, matterOf } from '../../../src/domain/bonds/matter.ts';
import type { BondRules } from '../../../src/domain/bonds/bond-rules.ts';
import type { DocumentType } from '../../../src/domain/bonds/bond-types.ts';
import { toStoredTerm } from '../../../src/domain/bonds/first-term.ts';
import { parseApplication } from '../../../src/domain/quote/application.ts';
import { decideApplication } from '../../../src/domain/quote/decision.ts';
import type { Issue } from '../../../src/domain/quote/failure-schema.ts';
import { priceBasis } from '../../../src/domain/quote/price-basis.ts';
import { owedPrice, type StampedPrice } from '../../../src/domain/quote/owed-price.ts';
import {
  DOCUMENTS_MESSAGE,
  missingDocuments,
} from '../../../src/domain/quote/required-documents.ts';
import {
  submissionRequestSchema,
  type SubmissionReceipt,
  type SubmissionRequest,
} from '../../../src/domain/quote/submission.ts';
import { findBond } from '../_shared/bond-catalogue.ts';
import { businessDay } from '../../../src/domain/business-day.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { claimsOf } from '../_shared/caller-claims.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { refuseAnswers, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { toPaymentReceipt } from '../_shared/payment-receipt.ts';
import { loadQuoteRecords, ownsRecords, type StoredPayment } from '../_shared/quote-records.ts';
import { checkBoundParts, findUnsigned, withSigners } from './bound-parts.ts';
import { loadCheckedDocuments } from './checked-documents.ts';
import { findDisclosedSecrets } from './disclosed-secrets.ts';
import { isBidOfDesk } from './bid-of-desk.ts';
import { issueAtOnce } from './issue-at-once.ts';
import { takeNumbersOnFile } from './numbers-on-file.ts';
import { loadReceipt } from './receipt.ts';
import { loadRenewal, refuseRenewal } from './renewed-bond.ts';
import { sealIdentity } from './seal-identity.ts';
import { storeApplication } from './store-application.ts';

/**
 * Submit an application: check and price it again, require a payment of that price, seal the secrets, and store
 * everything in one transaction. Then issue the bond if the rules allow it. Repeating the call, at once or later, leads
 * to one application, one bond and one answer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'submit-application',
      limit: { allowed: 60, windowSeconds: 600 },
      schema: submissionRequestSchema,
      handle: (call) => submitApplication(dependencies, call),
    },
    dependencies,
  );
}

async function submitApplication(
  dependencies: Dependencies,
  { body, caller }: Call<SubmissionRequest>,
): Promise<Outcome<SubmissionReceipt>> {
  const { database, keyring, now } = dependencies;
  const { bondType, stateCode } = body.selection;
  // Use the database's spelling, because ids are compared and the quote id is sealed with the secrets.
  const quoteId = body.quoteId.toLowerCase();
  const paymentId = body.paymentId.toLowerCase();
  const claim = { userId: caller.userId, keyHash: await hashQuoteKey(body.quoteKey) };

  const { application, payments } = await loadQuoteRecords(database, quoteId);
  if (!ownsRecords({ application, payments }, claim)) return { ok: false, code: 'not-your-quote' };
  if (application !== undefined && application.status !== 'draft') {
    return issueAtOnce(dependencies, await loadReceipt(database, quoteId));
  }

  const bond = await findBond(database, bondType, stateCode);
  if (!bond.ok) return bond;

  const today = businessDay(now());
  const bound = await checkBoundParts(database, quoteId, caller);
  if (!bound.ok) return bound;
  const whole = await takeNumbersOnFile(dependencies, { quoteId, userId: caller.userId }, body);
  if (!whole.ok) return whole;
  const kept = await loadRenewal(dependencies, { quoteId, claim, today }, body);
  if (!kept.ok) return kept;
  const renews = kept.value;
  const mayBeSigned = bound.value.some(({ principal }) => principal === 1);
  const context = { bond: bond.value, stateCode, today, renews, mayBeSigned };
  const parsed = parseApplication(whole.value, context);
  if (!parsed.ok) return refuseAnswers(parsed.issues);

  const answers = withSigners(parsed.value, bound.value);
  const uploadedDocuments = await loadCheckedDocuments(database, quoteId);
  // The contractor's account has the documents. The transaction decides whether the line approves.
  const isBidOfProject = bondType === 'bid-bond' && (await isBidOfDesk(database, quoteId));
  const issues = [
    ...findDisclosedSecrets(answers),
    ...findUnsigned(bound.value, { bondType, amount: answers.bondDetails.amount }),
    ...(isBidOfProject
      ? []
      : findMissingDocuments(bond.value, uploadedDocuments, renews !== undefined)),
  ];
  if (issues.length > 0) return refuseAnswers(issues);

  const { bondDetails: details, underwriting } = answers;
  const { creditCheck } = underwriting;
  const isRenewal = renews !== undefined;
  const quoted = { bond: bond.value, stateCode, details, creditCheck, isRenewal };
  const basis = priceBasis(quoted, today);
  const paid = findPayment(payments, paymentId, ({ authorized }) =>
    owedPrice(bond.value, basis, authorized),
  );
  if (!paid.ok) return paid;

  const facts = { ...answers, bond: bond.value, stateCode, uploadedDocuments, today, isRenewal };
  const stored = await storeApplication(database, {
    quoteId,
    claim,
    claims: claimsOf(caller),
    matterId: body.matterId,
    bondType,
    stateCode,
    answers,
    term: renews ? undefined : toStoredTerm(bond.value, stateCode, details),
    priced: paid.value,
    paymentId,
    caption: captionOf(bond.value, matterOf(bond.value, answers)),
    ...(renews && { renewal: { bondId: renews.bondId, today } }),
    secrets: await sealIdentity(keyring, quoteId, answers),
    decision: decideApplication(facts),
    ...(isBidOfProject && { lineDecision: decideApplication({ ...facts, isInsideLine: true }) }),
  });

  if (stored === 'signature-voided') {
    const changed = await checkBoundParts(database, quoteId, caller);

    return changed.ok ? { ok: false, code: 'busy' } : changed;
  }
  if (stored.ok) return issueAtOnce(dependencies, stored.value);

  return refuseRenewal(dependencies, { quoteId, claim }, stored);
}

function findMissingDocuments(
  bond: BondRules,
  uploaded: readonly DocumentType[],
  isRenewal: boolean,
): Issue[] {
  const isMissing = missingDocuments(bond, uploaded, isRenewal).length > 0;

  return isMissing ? [{ path: ['documents'], message: DOCUMENTS_MESSAGE }] : [];
}

/**
 * The price that the quote's payment covers. An id of another payment counts as missing, whoever owns that payment. If
 * the quote's owner paid with another payment, for example on a second device, the refusal carries that payment's
 * receipt. `owedAfter` returns the price that is owed after a payment: the authorized one, or today's.
 */
function findPayment(
  payments: StoredPayment[],
  paymentId: string,
  owedAfter: (payment: StoredPayment) => StampedPrice,
): Outcome<StampedPrice> {
  const counting = payments.filter(({ status }) => status !== 'voided');
  const payment = counting.find(({ id }) => id === paymentId) ?? counting[0];
  if (payment === undefined) return { ok: false, code: 'payment-missing' };

  const owed = owedAfter(payment);
  if (payment.amount !== owed.price.total) return { ok: false, code: 'payment-mismatch' };

  return payment.id === paymentId
    ? { ok: true, value: owed }
    : { ok: false, code: 'paid-otherwise', payment: toPaymentReceipt(payment, owed.price) };
}
