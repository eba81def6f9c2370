import type { BondRules } from '../../../src/domain/bonds/bond-rules.ts';
import type { DocumentType } from '../../../src/domain/bonds/bond-types.ts';
import { parseApplication } from '../../../src/domain/quote/application.ts';
import { decideApplication } from '../../../src/domain/quote/decision.ts';
import type { Issue } from '../../../src/domain/quote/failure-schema.ts';
import { priceBond, type Price } from '../../../src/domain/quote/pricing.ts';
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
import { businessDay } from '../_shared/business-day.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { refuseAnswers, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { loadQuoteRecords, ownsRecords, type StoredPayment } from '../_shared/quote-records.ts';
import { loadCheckedDocuments } from './checked-documents.ts';
import { findDisclosedSecrets } from './disclosed-secrets.ts';
import { issueAtOnce } from './issue-at-once.ts';
import { loadReceipt } from './receipt.ts';
import { loadRenewal, refuseRenewal } from './renewed-bond.ts';
import { sealIdentity } from './seal-identity.ts';
import { storeApplication } from './store-application.ts';

/**
 * Submit an application: check it again, price it again, take the payment as proof of that price, seal the secrets
 * and store everything in one transaction; then issue the bond where the rules allow it. Repeating it, at once or later,
 * yields one application, one bond and one answer.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'submit-application',
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
  // As the database writes them: ids are compared, and one is sealed together with the secrets.
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
  const kept = await loadRenewal(dependencies, { quoteId, claim, today }, body);
  if (!kept.ok) return kept;
  const renews = kept.value;
  const parsed = parseApplication(body, { bond: bond.value, stateCode, today, renews });
  if (!parsed.ok) return refuseAnswers(parsed.issues);

  const answers = parsed.value;
  const uploadedDocuments = await loadCheckedDocuments(database, quoteId);
  const issues = [
    ...findDisclosedSecrets(answers),
    ...findMissingDocuments(bond.value, uploadedDocuments),
  ];
  if (issues.length > 0) return refuseAnswers(issues);

  const price = priceBond({
    amount: answers.bondDetails.amount,
    creditCheck: answers.underwriting.creditCheck,
  });
  const payment = findPayment(payments, paymentId, price);
  if (!payment.ok) return payment;

  const stored = await storeApplication(database, {
    quoteId,
    claim,
    bondType,
    stateCode,
    answers,
    price,
    paymentId,
    ...(renews && { renewal: { bondId: renews.bondId, today } }),
    secrets: await sealIdentity(keyring, quoteId, answers),
    decision: decideApplication({
      ...answers,
      bond: bond.value,
      stateCode,
      uploadedDocuments,
      today,
    }),
  });

  if (stored.ok) return issueAtOnce(dependencies, stored.value);

  return refuseRenewal(dependencies, { quoteId, claim }, stored);
}

function findMissingDocuments(bond: BondRules, uploaded: readonly DocumentType[]): Issue[] {
  const isMissing = missingDocuments(bond, uploaded).length > 0;

  return isMissing ? [{ path: ['documents'], message: DOCUMENTS_MESSAGE }] : [];
}

/** The payment of this quote that pays today's price. Any other id is none, whosever it is. */
function findPayment(
  payments: StoredPayment[],
  paymentId: string,
  price: Price,
): Outcome<StoredPayment> {
  const payment = payments.find(({ id, status }) => id === paymentId && status !== 'voided');
  if (payment === undefined) return { ok: false, code: 'payment-missing' };

  return payment.amount === price.total
    ? { ok: true, value: payment }
    : { ok: false, code: 'payment-mismatch' };
}
