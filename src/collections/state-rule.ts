import type { StateCode } from '../domain/us-states.ts';
import { rowPath } from '../domain/requirements/requirement.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';
import type { CitedRule } from './schemas/worksheets.ts';

/** The law of a state for a worksheet: what the worksheet computes, and what it says and cites. */
export type StateRule<Computed> = {
  code: StateCode;
  computed: Computed;
  cited: readonly CitedRule[];
};

/** A row of the requirements as a rule with its source. */
export function citedRow(row: SourcedRequirement): CitedRule {
  const { detail, quote, source } = row;

  return { rule: detail ?? '', ...(quote !== 'unknown' && { quote }), source, row: rowPath(row) };
}
