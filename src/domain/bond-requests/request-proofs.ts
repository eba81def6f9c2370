/** The documents that prove a request. The database has the same list. */
export const PROOF_KINDS = [
  'order_of_discharge',
  'court_order',
  'satisfaction_of_judgment',
  'name_record',
  'agency_letter',
  'surrender',
  'replacement_bond',
  'signed_letter',
  'obligee_release',
  'acceptance_of_work',
  'award_to_another',
  'final_waivers',
  'change_order',
  'plan_termination',
  'plan_figures',
  'contract_bonded',
] as const;

export type ProofKind = (typeof PROOF_KINDS)[number];

const PROOF_LABELS: Record<ProofKind, string> = {
  order_of_discharge: 'Order of discharge, or order that releases the surety',
  court_order: 'Court order with the new name or amount',
  satisfaction_of_judgment: 'Satisfaction of judgment, as filed with the court',
  name_record: 'Record of the name: marriage certificate, court decree or state filing',
  agency_letter: 'Letter or notice of the agency',
  surrender: 'Proof that the license or commission was given up',
  replacement_bond: 'The bond that replaces this one',
  signed_letter: 'Letter that asks for it, signed by the principal',
  obligee_release: 'Release letter of the obligee',
  acceptance_of_work: 'Written acceptance of the finished work',
  award_to_another: 'Notice that the job went to another bidder, or that all bids were rejected',
  final_waivers: 'Final lien waivers, or a sworn statement that everyone is paid',
  change_order: 'Signed change order',
  plan_termination: 'Resolution that ended the plan',
  plan_figures: 'Figures of the plan: funds handled in the last plan year',
  contract_bonded: 'The signed contract with its performance and payment bonds',
};

/** The label of a kind of proof. */
export function proofLabel(kind: ProofKind): string {
  return PROOF_LABELS[kind];
}
