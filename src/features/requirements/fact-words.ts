import { formatDate } from '~/domain/dates';
import { formatWholeMoney, dollars } from '~/domain/money';
import {
  DISCRETION,
  UNKNOWN,
  unitOf,
  type Evidence,
  type Requirement,
} from '~/domain/requirements/requirement';
import { factTitle } from '~/domain/requirements/fact-title';
import { capitalized } from '~/domain/formats/capitalized';
import { FILERS, filerWords } from '~/domain/states/filing';

/** What a row without a quote says in its place. */
export const UNQUOTED: Partial<Record<Evidence, string>> = {
  unread: 'Ask the office before you file; the sentence of the law was not available to us.',
  unknown: 'We found no text that answers this.',
};

/** The value of a fact: "$25,000", "$2,500 to $100,000", "125%", "6 to 7 years", "No", "Unknown". */
export function factValue({
  fact,
  value,
  upTo,
}: Pick<Requirement, 'fact' | 'value' | 'upTo'>): string {
  if (value === UNKNOWN) return 'Unknown';
  if (value === DISCRETION) return 'No fixed rule';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return nameWords(value);
  const unit = unitOf(fact);
  const range = (words: (number: number) => string) =>
    [value, ...(upTo === undefined ? [] : [upTo])].map(words).join(' to ');
  if (unit === 'dollars') return range(moneyWords);

  return unit === 'percent' ? range(percentWords) : `${range(String)} ${unit}`;
}

/** A fact in a sentence, for a table: whom it binds, unless the rule names them, and its rule or value. */
export function factSentence(
  fact: Pick<Requirement, 'fact' | 'who' | 'value' | 'upTo' | 'detail'> & {
    source: { confidence: string };
  },
): string {
  const words = nameRule(fact) ?? `${nameFact(fact)}.`;

  return fact.source.confidence === 'seller' ? `${words} (A private site says so.)` : words;
}

/** The rule of a fact. The sentence before it in the table may be about others, so it says whom it binds. */
function nameRule({ fact, who, detail }: Pick<Requirement, 'fact' | 'who' | 'detail'>) {
  // A deadline binds everyone: its `who` says what the days are for.
  if (who === undefined || detail === undefined || fact === 'deadline') return detail;

  return namesWhom(detail, who) ? detail : `${capitalized(who)}: ${detail}`;
}

/** Whether a rule contains the first telling word of whom it binds: "Wholesale dealers need $25,000." */
function namesWhom(rule: string, who: string): boolean {
  const stem = who.match(/\b(?!bonds?\b)[a-z]{5,}/i)?.[0].slice(0, 4);

  return stem !== undefined && new RegExp(`\\b${stem}`, 'i').test(rule);
}

/** A fact without a rule in words. What binds everyone needs no title. */
function nameFact(fact: Pick<Requirement, 'fact' | 'who' | 'value' | 'upTo'>): string {
  const value = factValue(fact);
  if (fact.who !== undefined && fact.fact === 'amount') return `${capitalized(fact.who)}: ${value}`;
  if (fact.who !== undefined) return `${factTitle(fact)}: ${value}`;
  if (fact.fact === 'required' && typeof fact.value === 'boolean')
    return fact.value ? 'A bond is required' : 'No bond is required';

  return fact.fact === 'amount' ? value : `${factTitle(fact)}: ${value}`;
}

/** The day from which a fact holds, with the value before it. */
export function factStart({
  effective,
  superseded,
}: Pick<Requirement, 'effective' | 'superseded'>): string | undefined {
  const before = superseded === undefined ? undefined : `${moneyWords(superseded)} before`;
  const since = effective === UNKNOWN ? undefined : `since ${formatDate(effective)}`;

  return [since, before].filter(Boolean).join(', ') || undefined;
}

/** A court's name as it is, a filer in words. Only the facts on filing with a court name a filer. */
function nameWords(name: string): string {
  const filer = FILERS.find((known) => known === name);

  return filer ? filerWords(filer, 'court') : name;
}

function percentWords(percent: number): string {
  return `${percent}%`;
}

function moneyWords(amount: number): string {
  return formatWholeMoney(dollars(amount));
}
