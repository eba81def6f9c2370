import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAppealApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  type BuiltApplication,
  soon,
} from '../support/builders.ts';
import {
  callForFile,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { textOfPdf } from '../support/read-pdf.ts';
import { serviceClient } from '../support/stack.ts';

const COMPANY = 'Reed & Sons, Inc.';
const PERSON = 'Marisol Okafor';

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
  underwriter = await stack.signInStaff();
  // The documents of an appeal are a story of their own.
  await stack.query('delete from public.bond_required_documents');
});

afterAll(() => stack.stop());

/** The same appeal, by the person who signs for the company. */
function inPerson(): BuiltApplication {
  const { business, ...appeal } = buildAppealApplication();

  return {
    ...appeal,
    business: { isBusiness: 'no', ...(business.matter && { matter: business.matter }) },
  };
}

/** Submit an application, and let an underwriter approve it and issue its bond. */
async function buy(
  application: BuiltApplication,
): Promise<{ applicationId: string; bondId: string }> {
  const quote = buildQuote();
  const paymentId = await payFor(stack, quote, application, customer);
  const submission = buildSubmission(quote, application, paymentId);
  const submitted = await stack.call('submit-application', submission, customer);
  expect(submitted).toMatchObject({ status: 200, body: { status: 'under_review' } });

  const { quoteId: applicationId } = quote;
  const [seen] = await stack.query(
    'select max(id) as id from public.application_events where application_id = $1',
    [applicationId],
  );
  const decision = { applicationId, action: 'approve', seenEvent: Number(seen?.['id']) };
  expect(await stack.call('decide-application', decision, underwriter)).toMatchObject({
    status: 200,
  });
  const issued = await stack.call('issue-bond', { applicationId }, underwriter);
  expect(issued).toMatchObject({ status: 200, body: { status: 'active' } });

  return { applicationId, bondId: String(issued.body['bondId']) };
}

/** What each record of a bond says about its principal. */
async function recordsOf({ applicationId, bondId }: { applicationId: string; bondId: string }) {
  const [bond] = await stack.query(
    'select principal, principals, verify_token from public.bonds where id = $1',
    [bondId],
  );
  const { data } = await serviceClient(stack).storage.from('bonds').download(`${bondId}/bond.pdf`);
  const receipt = await callForFile(stack, 'application-receipt', { applicationId }, customer);
  const verified = await stack.call('verify-bond', { token: bond?.['verify_token'] });

  return {
    principal: bond?.['principal'],
    principals: bond?.['principals'],
    verified: verified.body['principal'],
    paper: await textOfPdf(new Uint8Array((await data?.arrayBuffer()) ?? [])),
    receipt: await textOfPdf(receipt.bytes),
  };
}

describe('an appeal bond', () => {
  it('names the company that appeals, and asks who signs for it', async () => {
    const { paper, receipt, ...names } = await recordsOf(await buy(buildAppealApplication()));

    expect(names).toEqual({ principal: COMPANY, principals: [COMPANY], verified: COMPANY });
    expect(paper).toContain(`Principal: ${COMPANY}`);
    expect(paper).toContain('Name and title of who signs for a company');
    expect(paper).not.toContain(PERSON);
    expect(receipt).toContain(`Billed to ${COMPANY}, `);
  });

  it('names the person who appeals, whatever company the applicant has', async () => {
    const { paper, receipt, ...names } = await recordsOf(await buy(inPerson()));

    expect(names).toEqual({ principal: PERSON, principals: [PERSON], verified: PERSON });
    expect(paper).toContain(`Principal: ${PERSON}`);
    expect(paper).not.toContain('who signs for a company');
    expect(receipt).toContain(`Billed to ${PERSON}, `);
    expect(receipt).not.toContain(COMPANY);
  });
});

describe('the next term of a company’s appeal bond', () => {
  /** Submit the renewal of a bond that is due soon. */
  async function renew(bondId: string, application: BuiltApplication) {
    const quote = buildQuote();
    const renews = { renews: bondId };
    const payment = await stack.call(
      'authorize-payment',
      { ...buildPaymentRequest(quote, application), ...renews },
      customer,
    );
    expect(payment).toMatchObject({ status: 200 });
    const submission = buildSubmission(quote, application, String(payment.body['paymentId']));

    return stack.call('submit-application', { ...submission, ...renews }, customer);
  }

  it('keeps the company, and refuses its signer or another company in its place', async () => {
    const { bondId } = await buy(buildAppealApplication());
    await stack.query('update public.renewals set next_due = $2 where bond_id = $1', [
      bondId,
      soon(),
    ]);
    const other = buildAppealApplication();
    other.business.legalName = 'Reed Holdings LLC';

    expect(await renew(bondId, inPerson())).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['business', 'isBusiness'] }] },
    });
    expect(await renew(bondId, other)).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['business', 'legalName'] }] },
    });
    expect(await renew(bondId, buildAppealApplication())).toMatchObject({ status: 200 });
  });
});
