import { buildNotaryApplication, buildQuote, buildSubmission } from './builders.ts';
import { payByWire, type FunctionsStack } from './functions-stack.ts';
import { pdfFile } from './upload-files.ts';

/** Add an executor's application in Michigan, where the probate court requires form PC 570: approved and paid. */
export async function addOwnFormApplication(stack: FunctionsStack, token: string): Promise<string> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payByWire(stack, quote, application, { token });
  const submission = buildSubmission(quote, application, paymentId);
  await stack.call('submit-application', submission, { token });
  await stack.query(
    `update public.applications
     set bond_slug = 'executor-personal-representative', state_code = 'MI',
       review_reasons = '{never-instant,own-form}', revision = revision + 1
     where id = $1`,
    [quote.quoteId],
  );

  return quote.quoteId;
}

/** The call with the signed form of an application. */
export function signedForm(applicationId: string) {
  return { applicationId, name: 'signed.pdf', content: pdfFile().toString('base64') };
}
