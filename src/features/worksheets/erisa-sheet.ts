import { erisaAmount, type ErisaRule } from '~/domain/worksheets/erisa-amount';
import type { Sheet } from './sheet';

/** The ERISA worksheet: figure `funds`, choice `securities`. */
export function erisaSheet(rule: ErisaRule): Sheet {
  return {
    work: ({ figures, choices }) =>
      erisaAmount(rule, {
        funds: figures['funds'],
        hasEmployerSecurities: choices['securities'] === 'yes',
      }),
  };
}
