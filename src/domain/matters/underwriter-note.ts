/** What a quote from a matter tells the underwriter beside the answers that the quote asks for. */
import { formatWholeMoney } from '../money.ts';
import { protectedHeirs, RECOMMENDATION_KEY } from './fiduciary-fields.ts';
import { answerLine, SHARED_KINDS } from './inquiry-facts.ts';
import { estateFigures } from './matter-amount.ts';
import type { MatterField } from './matter-field.ts';
import { askedFields } from './matter-fields.ts';
import { type MatterFacts, rowsOf, textOf } from './matter-values.ts';

/**
 * The figures and the answers to "What the underwriter asks", one a line, and at the end what the attorney recommends. No
 * names and no other free text: of a list, only how many entries it has and what they come to. The attorney reads the lines
 * in the quote and can change them.
 */
export function underwriterNote(facts: Pick<MatterFacts, 'kind' | 'values'>): string {
  const recommendation = textOf(facts.values, RECOMMENDATION_KEY);
  const lines = askedFields(facts)
    .filter(({ key, section }) => key !== 'amount' && ['amount', 'risk'].includes(section))
    .flatMap((field) => lineOf(field, facts) ?? []);

  return [
    ...lines,
    ...(recommendation === '' ? [] : [`The attorney’s recommendation: ${recommendation}`]),
  ].join('\n');
}

function lineOf(field: MatterField, facts: Pick<MatterFacts, 'values'>): string | undefined {
  if (field.kind === 'rows') {
    const { length } = rowsOf(facts.values, field.key);

    return length === 0 ? undefined : `${field.label}: ${length}${sumOf(field, facts)}`;
  }
  if (!SHARED_KINDS.includes(field.kind) || facts.values[field.key] === undefined) return undefined;

  return answerLine(field, facts);
}

/** What the entries of one of the two lists come to: the deposits, or the heirs who cannot speak for themselves. */
function sumOf({ key }: MatterField, { values }: Pick<MatterFacts, 'values'>): string {
  const { deposits } = estateFigures(values);
  if (key === 'restricted') return deposits === 0 ? '' : `, with ${formatWholeMoney(deposits)}`;

  return `, minor or incapacitated: ${protectedHeirs(values)}`;
}
