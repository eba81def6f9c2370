import { startDraft, uploadDocument } from './customer-documents.ts';
import type { FunctionsStack } from './functions-stack.ts';
import type { Customer } from './stack.ts';
import { NOTARY_PRICE } from './notary-price.ts';

/** A customer's submitted application with one document, whose file is not checked yet. */
export type SubmittedDraft = { applicationId: string; documentId: string; path: string };

let lastNumber = 700_000;

/** Submit a draft with a passport without the wizard, which would require a complete application. */
export async function submitDraft(
  { query }: Pick<FunctionsStack, 'query'>,
  customer: Customer,
): Promise<SubmittedDraft> {
  const applicationId = await startDraft(customer);
  const document = await uploadDocument(customer, applicationId);
  lastNumber += 1;
  await query(
    `update public.applications
     set status = 'submitted', number = $2, penal_sum_cents = 1000000, premium_cents = ${NOTARY_PRICE.premium}, fees_cents = ${NOTARY_PRICE.fees},
         taxes_cents = ${NOTARY_PRICE.taxes}, total_cents = ${NOTARY_PRICE.total}, terms_version = 'v1.1', terms_accepted_at = now(),
         submitted_at = now()
     where id = $1`,
    [applicationId, `APP-${lastNumber}`],
  );

  return { applicationId, ...document };
}
