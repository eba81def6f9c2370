import { ON_FILE } from '../../src/domain/fields/on-file-mark.ts';
import { sealNumbers, type DraftNumbers } from '../../src/domain/quote/draft-numbers.ts';
import { withoutSecrets } from '../../src/domain/quote/never-stored.ts';
import { buildQuote, buildSubmission, type BuiltApplication, soon } from './builders.ts';
import { type Answer, type FunctionsStack, payFor } from './functions-stack.ts';

/** A draft in the account of a signed-in customer. */
export type OpenDraft = { quoteId: string; quoteKey: string; userId: string; token: string };

/** Store a draft in a customer's account, as the wizard saves it. */
export async function openDraft(
  stack: FunctionsStack,
  customer: { userId: string; token: string },
  application: BuiltApplication,
): Promise<OpenDraft> {
  const quote = buildQuote();
  const { selection, ...sections } = application;
  await stack.query(
    `insert into public.applications (id, user_id, bond_slug, state_code, answers, revision)
     values ($1, $2, $3, $4, $5, 1)`,
    [
      quote.quoteId,
      customer.userId,
      selection.bondType,
      selection.stateCode,
      JSON.stringify({ draft: withoutSecrets(sections) }),
    ],
  );

  return { ...quote, ...customer };
}

/** The request that the wizard sends when the customer leaves step 3. */
export function sealRequest({ quoteId }: { quoteId: string }, sections: object): DraftNumbers {
  return sealNumbers(quoteId, sections, soon());
}

/** Seal the numbers of an application for its draft. */
export function seal(
  stack: FunctionsStack,
  draft: OpenDraft,
  sections: object,
  token = draft.token,
): Promise<Answer> {
  return stack.call('seal-draft', sealRequest(draft, sections), { token });
}

/** The application as the wizard sends it after a reload: every number is on file. */
export function withoutTypedNumbers(application: BuiltApplication): BuiltApplication {
  const onFile = (key: string, value: unknown) =>
    ['ssn', 'ein', 'dateOfBirth'].includes(key) ? ON_FILE : value;

  return JSON.parse(JSON.stringify(application, onFile)) as BuiltApplication;
}

/** The submission of a draft whose numbers are on file. */
export function submissionOnFile(
  draft: OpenDraft,
  application: BuiltApplication,
  paymentId: string,
) {
  const { quoteId, quoteKey } = draft;

  return buildSubmission({ quoteId, quoteKey }, withoutTypedNumbers(application), paymentId);
}

/** The sealed numbers of a draft. */
export function sealedNumbers(stack: FunctionsStack, { quoteId }: { quoteId: string }) {
  return stack.query(
    'select kind, sealed, nonce, key_id from private.draft_secrets where application_id = $1 order by kind',
    [quoteId],
  );
}

/** Ask which numbers of a draft are on file, as the wizard does after a reload. */
export function askOnFile(
  stack: FunctionsStack,
  draft: OpenDraft,
  application: BuiltApplication,
  token = draft.token,
): Promise<Answer> {
  const request = sealRequest(draft, withoutTypedNumbers(application));

  return stack.call('seal-draft', { ...request, isWhole: false }, { token });
}

/** Pay for and submit a draft whose numbers are on file. */
export async function submitOnFile(
  stack: FunctionsStack,
  draft: OpenDraft,
  application: BuiltApplication,
): Promise<Answer> {
  const { token } = draft;
  const paymentId = await payFor(stack, draft, application, { token });

  return stack.call('submit-application', submissionOnFile(draft, application, paymentId), {
    token,
  });
}
