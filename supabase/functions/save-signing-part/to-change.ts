import { businessDay } from '../../../src/domain/business-day.ts';
import type { Issue } from '../../../src/domain/quote/failure-schema.ts';
import {
  isSecretField,
  PART_STEPS,
  partStepsOf,
  SECRET_FIELDS,
} from '../../../src/domain/signing/part-fields.ts';
import { readPartStep, type PartAnswers } from '../../../src/domain/signing/read-part.ts';
import {
  knownFacts,
  readCorrection,
  type FactValues,
} from '../../../src/domain/signing/shared-facts.ts';
import type { SavePartCall } from '../../../src/domain/signing/signing-calls.ts';
import { isGiven } from '../../../src/domain/signing/signing-part.ts';
import { factLabel } from '../../../src/domain/signing/words-of-bond.ts';
import { refuseAnswers, type Outcome } from '../_shared/failures.ts';
import { sealSecret, type Keyring } from '../_shared/seal.ts';
import type { OwnPart } from '../_shared/signing/read-part-row.ts';

type SealedNumber = {
  kind: string;
  sealed: string;
  nonce: string;
  key_id: string;
  last_four: string | null;
};

/** A change of a part, as the database takes it. A null removes an answer. */
export type PartChange = {
  answers?: Record<string, string | null>;
  secrets?: SealedNumber[];
  corrections?: FactValues;
  consents?: Record<string, { version: string; hash: string; at: string }>;
};

type Tools = { keyring: Keyring; now: Date };

const LAST_DIGITS = 4;

/** Check a call and make its change. Undefined for a call that only reads. */
export async function toChange(
  own: OwnPart,
  { answers, corrections, consent }: SavePartCall,
  tools: Tools,
): Promise<Outcome<PartChange | undefined>> {
  if (answers) return toAnswersChange(own, answers, tools);
  if (corrections) return toCorrections(own, corrections);
  if (!consent) return { ok: true, value: undefined };

  const document = own.part.documents.find(({ id }) => id === consent.id);
  if (document?.hash !== consent.hash) return { ok: false, code: 'text-changed' };

  const { version, hash } = document;
  const at = tools.now.toISOString();

  // A repeated call keeps the time of the first.
  const kept = own.part.consents[consent.id];
  const given = kept?.hash === hash ? kept : { version, hash, at };
  return { ok: true, value: { consents: { [consent.id]: given } } };
}

async function toAnswersChange(
  { subject, part }: OwnPart,
  { step, typed }: NonNullable<SavePartCall['answers']>,
  { keyring, now }: Tools,
): Promise<Outcome<PartChange>> {
  if (!partStepsOf(part.role).includes(step)) return { ok: false, code: 'malformed' };

  const read = readPartStep(step, typed as PartAnswers, {
    today: businessDay(now),
    bond: part.bond,
    isKept: (key) => isGiven(part.given, key),
  });
  if (!read.ok) return refuseAnswers(toIssues(read.problems));

  const keys = PART_STEPS[step].fields;
  const open = keys.filter((key) => !isSecretField(key));
  const secrets = await Promise.all(
    keys.filter(isSecretField).map(async (key): Promise<SealedNumber[]> => {
      const text = read.value[key];
      if (text === undefined) return [];

      const kind = SECRET_FIELDS[key];
      const { keyId, ...sealed } = await sealSecret(keyring, text, {
        applicationId: subject,
        kind,
      });
      const lastFour = key === 'dateOfBirth' ? null : text.slice(-LAST_DIGITS);
      return [{ kind, ...sealed, key_id: keyId, last_four: lastFour }];
    }),
  );

  return {
    ok: true,
    value: {
      answers: Object.fromEntries(open.map((key) => [key, read.value[key] ?? null])),
      secrets: secrets.flat(),
    },
  };
}

function toCorrections(
  { part }: OwnPart,
  typed: NonNullable<SavePartCall['corrections']>,
): Outcome<PartChange> {
  const corrections: FactValues = {};
  const issues: Issue[] = [];

  for (const fact of knownFacts(part.facts)) {
    const text = typed[fact];
    if (text === undefined) continue;

    const read = readCorrection(fact, text, factLabel(fact, part.bond));
    if (!read.ok) issues.push({ path: [fact], message: read.problem });
    else if (read.value !== part.facts[fact]) corrections[fact] = read.value;
  }

  return issues.length > 0 ? refuseAnswers(issues) : { ok: true, value: { corrections } };
}

function toIssues(problems: Readonly<Record<string, string>>): Issue[] {
  return Object.entries(problems).map(([key, message]) => ({ path: [key], message }));
}
