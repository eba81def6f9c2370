import type { FinderBond } from '~/domain/finder/finder-bond';
import { NOTARY_PRICE } from '../../../support/notary-price';

const BASE: FinderBond = {
  slug: 'notary',
  name: 'Notary Bond',
  category: 'license',
  description:
    'A notary public files this bond to protect people harmed by a mistake in a notarial act.',
  amountLabel: '$10,000',
  limits: { min: 50_000, max: 2_500_000 },
  prices: { usual: { amount: 1_000_000, total: NOTARY_PRICE.total }, byState: {} },
  marketWords: '$50-100',
  keywords: 'notary-public',
  supportedStates: ['AL', 'SC', 'TX'],
  stateRules: { SC: { isNotRequired: true }, AL: { amount: 5_000_000 } },
};

/** A notary bond with changes. */
export function buildFinderBond(changes: Partial<FinderBond> = {}): FinderBond {
  return { ...BASE, ...changes };
}

/** A small catalogue: one license, one court and one federal bond. */
export const FINDER_BONDS: readonly FinderBond[] = [
  buildFinderBond({
    slug: 'executor-personal-representative',
    name: 'Executor Bond',
    category: 'court',
    description: 'An executor files this bond so that heirs and creditors are paid.',
    keywords: 'The probate court and county, for example Charleston County Probate Court.',
    supportedStates: ['SC', 'TX'],
    stateRules: {},
  }),
  buildFinderBond(),
  buildFinderBond({
    slug: 'freight-broker-bmc-84',
    name: 'BMC-84 Freight Broker Bond',
    description: 'A freight broker has this bond on file with the FMCSA so that carriers are paid.',
    keywords: 'Federal Motor Carrier Safety Administration',
    supportedStates: ['TX'],
    stateRules: {},
  }),
];
