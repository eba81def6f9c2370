/** The worksheets of the site: the result of each, and its address. */
import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';

/** The page that lists the worksheets. */
export const WORKSHEETS_PATH = '/resources/worksheets';

export type Worksheet = {
  path: string;
  title: string;
  /** What it computes, in one sentence. */
  line: string;
  /** The bonds whose amount it computes. */
  bonds: readonly BondSlug[];
  /** Other words that people search for. */
  names: readonly string[];
};

/** The worksheets in the order of the list. */
export const WORKSHEETS = {
  probate: {
    path: `${WORKSHEETS_PATH}/probate-bond-amount`,
    title: 'Probate bond amount by state',
    line: 'Enter the estate’s figures and see the bond amount under your state’s published rule.',
    bonds: ['executor-personal-representative', 'administrator', 'guardian-conservator'],
    names: ['probate bond calculator', 'estate bond worksheet', 'penal sum'],
  },
  appeal: {
    path: `${WORKSHEETS_PATH}/appeal-bond-amount`,
    title: 'Appeal bond amount by state',
    line: 'Add up the judgment, interest and costs, and see the cap where the law sets one.',
    bonds: ['appeal-supersedeas'],
    names: ['supersedeas bond calculator', 'appeal worksheet'],
  },
  erisa: {
    path: `${WORKSHEETS_PATH}/erisa-bond-amount`,
    title: 'ERISA bond amount',
    line: 'Enter the funds your plan handled and see the bond that federal law requires.',
    bonds: ['erisa-fidelity'],
    names: ['erisa bond calculator', '401k bond worksheet', 'fidelity bond calculator'],
  },
  contract: {
    path: `${WORKSHEETS_PATH}/bid-and-contract-bonds`,
    title: 'Bid, performance and payment bond amounts',
    line: 'Enter the price and the owner’s percentages, or the federal rule, and see each amount.',
    bonds: ['bid-bond', 'performance-bond', 'payment-bond'],
    names: ['bid bond calculator', 'contract bond worksheet', 'miller act calculator'],
  },
  capacity: {
    path: `${WORKSHEETS_PATH}/bonding-capacity`,
    title: 'Bonding capacity estimate',
    line: 'Estimate your single-job and total limits from working capital, net worth and past work.',
    bonds: ['bid-bond', 'performance-bond', 'payment-bond'],
    names: ['bonding capacity calculator', 'surety capacity', 'working capital'],
  },
} as const satisfies Record<string, Worksheet>;

export type WorksheetId = keyof typeof WORKSHEETS;

/** The page of all worksheets, as the search lists it. */
export const WORKSHEET_LIST: Worksheet = {
  path: WORKSHEETS_PATH,
  title: 'Worksheets',
  line: 'Work out a bond amount from your own figures.',
  bonds: [],
  names: ['calculator'],
};

/** The worksheets about any of these bonds. */
export function worksheetsForBonds(bonds: readonly BondSlug[]): Worksheet[] {
  const all: Worksheet[] = Object.values(WORKSHEETS);

  return all.filter((worksheet) => worksheet.bonds.some((bond) => bonds.includes(bond)));
}

/** The address of a worksheet with a state chosen. */
export function worksheetPath(id: WorksheetId, state: StateCode): string {
  return `${WORKSHEETS[id].path}?state=${state}`;
}
