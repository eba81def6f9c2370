import { startDraft, uploadDocument } from './customer-documents.ts';
import type { FunctionsStack } from './functions-stack.ts';
import type { Customer } from './stack.ts';

/** A customer's application that was sent with one document, whose file has not been checked. */
export type SubmittedDraft = { applicationId: string; documentId: string; path: string };

let lastNumber = 700_000;

/** Send a draft with a passport in it past the wizard, which would ask for a whole application. */
export async function submitDraft(
  { query }: Pick<FunctionsStack, 'query'>,
  customer: Customer,
): Promise<SubmittedDraft> {
  const applicationId = await startDraft(customer);
  const document = await uploadDocument(customer, applicationId);
  lastNumber += 1;
  await query(
    `update public.applications
     set status = 'submitted', number = $2, penal_sum_cents = 1000000, premium_cents = 15000, fees_cents = 7500,
         taxes_cents = 1200, total_cents = 23700, terms_version = 'v1.1', terms_accepted_at = now(),
         submitted_at = now()
     where id = $1`,
    [applicationId, `APP-${lastNumber}`],
  );

  return { applicationId, ...document };
}
