/** What a signer sees in a session, and what is still missing before the signature. */
import type { IsoDate } from '../dates.ts';
import type { Consent, HashedConsent } from './consents.ts';
import {
  isSecretField,
  partStepsOf,
  SECRET_FIELDS,
  type PartStep,
  type SignerRole,
} from './part-fields.ts';
import { readPartStep, type PartAnswers } from './read-part.ts';
import { knownFacts, type FactValues } from './shared-facts.ts';

/** A consent that the server has: the version and hash of its text, and the time of the server, ISO 8601. */
export type GivenConsent = { version: string; hash: string; at: string };

/** What the server sends for a session. It never has a secret number, only the kinds that were given. */
export type SigningPart = {
  role: SignerRole;
  sender: string;
  /** The slug of the bond of the matter. Null for an indemnitor, and before the bond is chosen. */
  bond: string | null;
  purpose: string;
  reason: string;
  payer: string | null;
  answers: PartAnswers;
  /** The stored answers, without those that only fill in the form. */
  saved: PartAnswers;
  given: readonly string[];
  facts: FactValues;
  corrections: FactValues;
  hasCheckedFacts: boolean;
  consents: Partial<Record<Consent, GivenConsent>>;
  documents: readonly HashedConsent[];
  signedAt: string | null;
  declinedAt: string | null;
};

type Steps = Pick<SigningPart, 'role' | 'saved' | 'given' | 'facts' | 'hasCheckedFacts'>;

/** The first step that is not complete. Undefined when all answers are there. */
export function nextPartStep(part: Steps, today: IsoDate): PartStep | undefined {
  return partStepsOf(part.role).find((step) => !isStepDone(part, step, today));
}

/** Whether the server has all answers of a step. */
export function isStepDone(part: Steps, step: PartStep, today: IsoDate): boolean {
  if (step === 'facts') return part.hasCheckedFacts || knownFacts(part.facts).length === 0;

  return readPartStep(step, part.saved, { today, isKept: (key) => isGiven(part.given, key) }).ok;
}

/** Whether the server has a secret number. */
export function isGiven(given: readonly string[], key: string): boolean {
  return isSecretField(key) && given.includes(SECRET_FIELDS[key]);
}

/** The first text that the signer has not agreed to in its current words. Undefined when none is left. */
export function nextConsent(
  part: Pick<SigningPart, 'consents' | 'documents'>,
): HashedConsent | undefined {
  return part.documents.find(({ id, hash }) => part.consents[id]?.hash !== hash);
}
