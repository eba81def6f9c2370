import { ON_FILE } from '../../src/domain/fields/on-file-mark.ts';
import { forEachQuestion } from '../../src/domain/quote/underwriting-questions.ts';
import { buildExecutorApplication, buildSubmission, type BuiltApplication } from './builders.ts';
import { openDraft, type OpenDraft } from './draft-on-file.ts';
import { type Answer, type FunctionsStack, payFor } from './functions-stack.ts';
import { openSigningBench, type SigningBench } from './signing.ts';
import { CLIENT_STEPS } from './signing-answers.ts';

/** Cents: the amount of the bench's matter. */
const SIGNED_AMOUNT = 25_000_000;

/** A matter whose client has signed, and the draft of the attorney's quote for it. */
export type MatterQuoteBench = SigningBench & { draft: OpenDraft };

/** The client answers everything by a new link, and signs. */
export async function signAsClient({
  send,
  mailedToken,
  openSession,
  answerAll,
  sign,
}: SigningBench): Promise<Answer> {
  await send();
  const session = await openSession(await mailedToken());
  await answerAll(session);

  return sign(session);
}

/** Open a matter for an administrator's bond whose client has signed, and a quote of its attorney. */
export async function openMatterQuote(stack: FunctionsStack): Promise<MatterQuoteBench> {
  const bench = await openSigningBench(stack);
  await signAsClient(bench);

  return { ...bench, draft: await openDraft(stack, bench.attorney, buildSignedApplication()) };
}

/** The application as the wizard fills it in from the matter: what only the client may say is on file. */
export function buildSignedApplication(): BuiltApplication {
  const { bondDetails, applicant, business, underwriting, ...rest } = buildExecutorApplication();
  const { street, city, state } = CLIENT_STEPS.you;

  return {
    ...rest,
    selection: { bondType: 'administrator', stateCode: 'SC' },
    bondDetails: { ...bondDetails, amount: SIGNED_AMOUNT },
    applicant: {
      ...applicant,
      firstName: 'Mary',
      middleName: 'Ann',
      lastName: 'Smith',
      dateOfBirth: ON_FILE,
      ssn: ON_FILE,
      address: { street, city, state, zipCode: '29401' },
    },
    business: { isBusiness: 'no', ...(business.matter && { matter: business.matter }) },
    underwriting: {
      ...underwriting,
      ...forEachQuestion(() => ({ answer: ON_FILE, details: 'Answered by somebody else' })),
    },
  } as BuiltApplication;
}

/** Bind the signed parts of a matter to a quote. */
export function bind(
  stack: FunctionsStack,
  { draft, matterId }: { draft: { quoteId: string }; matterId: string },
  token: string | undefined,
): Promise<Answer> {
  const body = { quoteId: draft.quoteId, matterId };

  return stack.call('bind-signed-parts', body, token === undefined ? {} : { token });
}

/** Pay for and submit the quote of a matter. */
export async function submitMatterQuote(
  stack: FunctionsStack,
  { draft }: { draft: OpenDraft },
  change: Partial<BuiltApplication> = {},
): Promise<Answer> {
  const { quoteId, quoteKey, token } = draft;
  const application = { ...buildSignedApplication(), ...change };
  const paymentId = await payFor(stack, draft, application, { token });

  return stack.call(
    'submit-application',
    buildSubmission({ quoteId, quoteKey }, application, paymentId),
    { token },
  );
}
