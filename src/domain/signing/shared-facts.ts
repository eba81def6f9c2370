/** The facts of a matter that each signer confirms or corrects. `private.shared_facts` in the database has the same list. */
import { cleanPrintedLine } from '../fields/clean-text.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { formatMoney, formatWholeMoney, moneyProblem, parseMoney } from '../money.ts';
import { MAX_BOND_AMOUNT } from '../money-limits.ts';

/** Labels, and the longest value that the matter can store. */
export const SHARED_FACTS = {
  subjectName: { label: 'Decedent, ward or case', longest: 200 },
  court: { label: 'Court', longest: 160 },
  county: { label: 'County', longest: 80 },
  caseNumber: { label: 'Case number', longest: 60 },
  amountCents: { label: 'Bond amount', longest: 20 },
} as const satisfies Record<string, { label: string; longest: number }>;

export type SharedFact = keyof typeof SHARED_FACTS;

export const SHARED_FACT_KEYS = Object.keys(SHARED_FACTS) as [SharedFact, ...SharedFact[]];

/** The smallest bond amount that a signer can enter, in cents: $1. */
const MIN_CENTS = 100;

/** Facts as the database has them: text, the amount in cents, an empty text for an unknown fact. */
export type FactValues = Partial<Record<SharedFact, string>>;

/** A fact as people read it: "$250,000", or "Not known yet". */
export function showFact(fact: SharedFact, value: string): string {
  if (value === '') return 'Not known yet';

  return fact === 'amountCents' ? formatMoney(Number(value)) : value;
}

/** The facts that a signer is asked about: the known ones. */
export function knownFacts(facts: FactValues): SharedFact[] {
  return SHARED_FACT_KEYS.filter((fact) => (facts[fact] ?? '') !== '');
}

/** Read a correction as the database stores it, or say what to correct. The messages name the fact by its label. */
export function readCorrection(
  fact: SharedFact,
  typed: string,
  label: string = SHARED_FACTS[fact].label,
): { ok: true; value: string } | { ok: false; problem: string } {
  const { longest } = SHARED_FACTS[fact];
  const text = cleanPrintedLine(typed);
  if (text === '') return { ok: false, problem: `Enter what is right: ${label}` };
  if (fact === 'amountCents') return readAmount(text);
  if (text.length > longest)
    return { ok: false, problem: `${label} must be ${longest} characters or fewer` };

  return holdsSecretNumber(text)
    ? { ok: false, problem: LEAVE_NUMBER_OUT }
    : { ok: true, value: text };
}

function readAmount(text: string): ReturnType<typeof readCorrection> {
  const cents = parseMoney(text);
  if (cents === undefined) return { ok: false, problem: moneyProblem(text) };
  if (cents < MIN_CENTS || cents > MAX_BOND_AMOUNT)
    return {
      ok: false,
      problem: `Enter an amount from $1 to ${formatWholeMoney(MAX_BOND_AMOUNT)}`,
    };

  return { ok: true, value: String(cents) };
}
