import { dollars } from '../domain/money.ts';
import type { StateCode } from '../domain/us-states.ts';
import type { AppealRule } from '../domain/worksheets/appeal-amount.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';
import type { CitedRule, WorksheetFile } from './schemas/worksheets.ts';
import { citedRow, type StateRule } from './state-rule.ts';

type AppealFile = Extract<WorksheetFile, { kind: 'appeal' }>;

const APPEAL = 'appeal-supersedeas';

/**
 * Join the formulas of the worksheet with the texts, sources and caps in the requirements. Throws
 * for a state without a row there.
 */
export function toAppealStates(
  file: AppealFile,
  requirements: readonly SourcedRequirement[],
  states: readonly StateCode[],
): StateRule<AppealRule | undefined>[] {
  const rows = requirements.filter(({ bond }) => bond === APPEAL);

  return states.map((code) => {
    const ofState = rows.filter(({ state }) => state === code);
    const formulas = ofState.filter(({ fact }) => fact === 'formula');
    const caps = ofState.filter(({ fact, value }) => fact === 'cap' && value !== 'unknown');
    const general = caps.find(({ who }) => who === undefined);
    if (formulas.length === 0) throw new Error(`[worksheets] ${code} has no row of ${APPEAL}`);

    const entry = file.states.find(({ state }) => state === code);

    return {
      code,
      computed: entry && toComputed(entry, general),
      cited: joinSame([...formulas, ...caps].map(citedRow)),
    };
  });
}

function toComputed(
  { covers, interest, netWorthPercent }: AppealFile['states'][number],
  cap: SourcedRequirement | undefined,
): AppealRule {
  return {
    covers,
    interest,
    ...(typeof cap?.value === 'number' && { cap: { amount: dollars(cap.value), netWorthPercent } }),
  };
}

/** Rules with the same source and the same quote become one. */
function joinSame(rules: readonly CitedRule[]): CitedRule[] {
  const joined: CitedRule[] = [];
  for (const next of rules) {
    const last = joined.at(-1);
    if (last?.source === next.source && last.quote === next.quote) {
      joined[joined.length - 1] = { ...last, rule: `${last.rule} ${next.rule}` };
    } else joined.push(next);
  }

  return joined;
}
