import { fail } from '~/domain/result';
import {
  FIDUCIARY_BONDS,
  estatePartsFor,
  isGuardian,
  probateAmount,
  type Fiduciary,
  type ProbateState,
} from '~/domain/worksheets/probate-amount';
import type { Sheet, SheetAnswers } from './sheet';

/** The computed rules by state code. */
export type ProbateRules = Readonly<Record<string, ProbateState>>;

/** The probate worksheet: choices `state` and `who`. */
export function probateSheet(rules: ProbateRules): Sheet {
  const stateOf = ({ state = '' }: SheetAnswers['choices']) => rules[state];

  return {
    work({ figures, choices }) {
      const state = stateOf(choices);

      return state ? probateAmount(state, whoIn(choices), figures) : fail('no-state');
    },
    fields: (choices) => estatePartsFor(stateOf(choices), whoIn(choices)),
    rule(choices) {
      const hasOwn = isGuardian(whoIn(choices)) && stateOf(choices)?.guardian;

      return hasOwn ? `${choices['state']}-guardian` : choices['state'];
    },
  };
}

function whoIn({ who = '' }: SheetAnswers['choices']): Fiduciary {
  return who in FIDUCIARY_BONDS ? (who as Fiduciary) : 'executor';
}
