import {
  askedContract,
  federalContract,
  type FederalRule,
} from '~/domain/worksheets/contract-amounts';
import type { Sheet } from './sheet';

/** The worksheet of contract bonds: choice `owner`; federal work has no percentages to type. */
export function contractSheet(rule: FederalRule): Sheet {
  return {
    work: ({ figures: { price, ...percents }, choices: { owner } }) =>
      owner === 'federal' ? federalContract(rule, price) : askedContract(price, percents),
    rule: ({ owner }) => owner,
    fields: ({ owner }) => ['price', ...(owner === 'federal' ? [] : OWNER_FIELDS)],
  };
}

const OWNER_FIELDS = ['bid', 'performance', 'payment'];
