import { fail } from '~/domain/result';
import { appealAmount, appealFieldsFor, type AppealRule } from '~/domain/worksheets/appeal-amount';
import type { Sheet } from './sheet';

/** The computed rules by state code. */
export type AppealRules = Readonly<Record<string, AppealRule>>;

/** The appeal worksheet: choice `state`. */
export function appealSheet(rules: AppealRules): Sheet {
  return {
    work: ({ figures, choices: { state } }) =>
      state ? appealAmount(rules[state], figures) : fail('no-state'),
    fields: ({ state = '' }) => appealFieldsFor(rules[state]),
    rule: ({ state }) => state,
  };
}
