import type { Requirement } from './requirement.ts';

const TITLES: Record<Requirement['fact'], string> = {
  required: 'Required',
  amount: 'Amount',
  proposed: 'Proposed amount',
  formula: 'How the amount is computed',
  waiver: 'A will can waive the bond',
  cap: 'Highest amount',
  threshold: 'Required above a contract price of',
  deadline: 'Days',
  term: 'How long the bond runs',
  'e-filing': 'The court takes the bond electronically',
  court: 'The court that takes the bond',
  filer: 'Who files the bond',
};

/** The name of a fact, with whom it binds: "Amount, motorcycle dealers". */
export function factTitle({ fact, who }: Pick<Requirement, 'fact' | 'who'>): string {
  return [TITLES[fact], who].filter(Boolean).join(', ');
}
