import { z } from 'zod';
import { ON_FILE } from '../../../src/domain/fields/on-file-mark.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { Issue } from '../../../src/domain/quote/failure-schema.ts';
import { UNDERWRITING_QUESTIONS } from '../../../src/domain/quote/underwriting-questions.ts';
import { answeredWords, mustSignAgain } from '../../../src/domain/signing/matter-part.ts';
import { claimsOf } from '../_shared/caller-claims.ts';
import type { Caller } from '../_shared/caller.ts';
import { DependencyError, refuseAnswers, type Outcome } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const partsSchema = z.array(
  z.object({
    principal: z.int().positive(),
    name: z.string(),
    signedAt: z.string(),
    problem: z.enum(['no-access', 'sign-again']).nullable(),
    voidedFor: z.array(z.string()),
    /** The bond that the person signed for. Null if the matter did not name one yet. */
    bond: z.string().nullable(),
    /** The amount that the person signed for. Null if it was not known yet. */
    amountCents: z.int().nullable(),
  }),
);

/** A signed part that a draft rests on. */
export type BoundPart = z.output<typeof partsSchema>[number];

/** What to do after the signer has signed again. */
const THEN = 'Send a new link from the matter. Once it is signed, reload this page.';

const NO_ACCESS =
  'You can no longer open the matter that this quote rests on. Ask a colleague who can to start it.';

/**
 * The signed parts that a draft rests on. Refused at the principal whose signature no longer counts, and for a caller who
 * may no longer change the matter.
 */
export async function checkBoundParts(
  database: ServiceClient,
  quoteId: string,
  caller: Caller,
): Promise<Outcome<BoundPart[]>> {
  const { data, error } = await database.rpc('bound_parts', {
    of_application: quoteId,
    claims: claimsOf(caller),
  });
  if (error) throw new DependencyError('database', error.code);

  const parts = partsSchema.parse(data);
  const issues = parts.flatMap(toIssue);

  return issues.length > 0 ? refuseAnswers(issues) : { ok: true, value: parts };
}

function toIssue({ principal, name, problem, voidedFor }: BoundPart): Issue[] {
  if (problem === null) return [];

  const path =
    principal === 1
      ? ['applicant', 'ssn']
      : ['applicant', 'furtherPrincipals', String(principal - 2), 'ssn'];
  const message = problem === 'no-access' ? NO_ACCESS : `${mustSignAgain(name, voidedFor)} ${THEN}`;

  return [{ path, message }];
}

/** Find the bond or amount of an application that differs from the one a person signed for. */
export function findUnsigned(
  parts: readonly BoundPart[],
  { bondType, amount }: { bondType: string; amount: number },
): Issue[] {
  return parts.flatMap((part): Issue[] => {
    const { name, bond, amountCents } = part;
    if (bond !== null && bond !== bondType)
      return [{ path: ['selection', 'bondType'], message: `${name} signed for another bond` }];
    if (amountCents === null || amountCents === amount) return [];

    const signed = formatMoney(amountCents);
    const message = `${name} signed for ${signed}. Enter that amount, or change it in the matter and let ${name} sign again`;
    return [{ path: ['bondDetails', 'amount'], message }];
  });
}

/**
 * The answers with the names of those who answered by link, as the server knows them. What they answered stays with their
 * signatures, because the attorney can read the answers of the application.
 */
export function withSigners(
  answers: ApplicationAnswers,
  parts: readonly BoundPart[],
): ApplicationAnswers {
  const details = answeredWords(parts);
  const underwriting = { ...answers.underwriting };
  for (const { key } of UNDERWRITING_QUESTIONS)
    if (underwriting[key].answer === ON_FILE) underwriting[key] = { answer: ON_FILE, details };

  return { ...answers, underwriting };
}
