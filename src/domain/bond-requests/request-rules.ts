/** Which requests a bond allows, what each has to be proven with, and how long a notice runs. */
import type { BondSlug } from '../bonds/bond-types.ts';
import { addDays, type IsoDate } from '../dates.ts';
import type { RequestKind } from './request-kinds.ts';
import type { ProofKind } from './request-proofs.ts';

/** The proofs of each request a bond allows: one of them is enough, and an empty list asks for none. */
export type RequestRules = Partial<Record<RequestKind, readonly ProofKind[]>>;

/**
 * Only the court ends a fiduciary bond, by an order (`content/bond-forms/fiduciary.yaml`, last provision), so there is
 * nothing a principal could cancel.
 */
const FIDUCIARY: RequestRules = {
  'name-change': ['court_order', 'name_record'],
  'address-change': [],
  'amount-change': ['court_order'],
  release: ['order_of_discharge'],
};

/** It runs until the judgment is satisfied, reversed or released (`content/bond-forms/appeal.yaml`). */
const APPEAL: RequestRules = {
  ...FIDUCIARY,
  release: ['order_of_discharge', 'satisfaction_of_judgment'],
};

/** It ends by the agency's release, or after a notice (`content/bond-forms/license-permit.yaml`). */
const LICENSE: RequestRules = {
  'name-change': ['name_record', 'agency_letter'],
  'address-change': [],
  'amount-change': ['agency_letter'],
  cancellation: ['surrender', 'replacement_bond', 'signed_letter'],
  release: ['obligee_release'],
};

/** As a license; a commission that is kept needs its bond, so a letter alone does not end it. */
const NOTARY: RequestRules = { ...LICENSE, cancellation: ['surrender', 'replacement_bond'] };

/** Principal and surety may cancel, nobody releases, and 49 CFR 387.307 fixes the amount. */
const FREIGHT: RequestRules = {
  'name-change': ['name_record', 'agency_letter'],
  'address-change': [],
  cancellation: ['surrender', 'replacement_bond', 'signed_letter'],
};

/** The owner of the project ends it; it cannot be cancelled while the job goes on. */
const CONTRACT: RequestRules = {
  'name-change': ['name_record'],
  'address-change': [],
  'amount-change': ['change_order'],
};

/** Nobody releases it: it ends with its term, or when the plan says so and stays bonded (ERISA 412). */
const PLAN: RequestRules = {
  'name-change': ['name_record'],
  'address-change': [],
  'amount-change': ['plan_figures'],
  cancellation: ['replacement_bond', 'plan_termination'],
};

const RULES: Record<BondSlug, RequestRules> = {
  'executor-personal-representative': FIDUCIARY,
  administrator: FIDUCIARY,
  'guardian-conservator': FIDUCIARY,
  trustee: FIDUCIARY,
  'appeal-supersedeas': APPEAL,
  notary: NOTARY,
  'auto-dealer': LICENSE,
  'contractor-license': LICENSE,
  'freight-broker-bmc-84': FREIGHT,
  'bid-bond': { ...CONTRACT, release: ['award_to_another', 'obligee_release'] },
  'performance-bond': { ...CONTRACT, release: ['acceptance_of_work', 'obligee_release'] },
  'payment-bond': { ...CONTRACT, release: ['final_waivers', 'obligee_release'] },
  'erisa-fidelity': PLAN,
  'employee-dishonesty': {
    ...PLAN,
    'amount-change': ['signed_letter'],
    cancellation: ['signed_letter', 'replacement_bond'],
  },
};

/** The requests that a bond allows, with their proofs. */
export function requestRules(bond: BondSlug): RequestRules {
  return RULES[bond];
}

/** The proofs of a request, any one of which is enough; undefined where the bond does not allow it. */
export function proofsFor(bond: BondSlug, kind: RequestKind): readonly ProofKind[] | undefined {
  return RULES[bond][kind];
}

/**
 * Which of the proofs of a request goes with it: the only one, or the one that was chosen. One that was chosen for
 * another request and is none of this is not.
 */
export function proofToSend(
  proofs: readonly ProofKind[],
  chosen: ProofKind | undefined,
): ProofKind | undefined {
  return proofs.length === 1 ? proofs[0] : proofs.find((proof) => proof === chosen);
}

/** Days between the notice and the end: what our forms for licenses, notaries and freight say. */
export const USUAL_NOTICE_DAYS = 30;

/** Arizona's dealer law asks for 60 (`content/articles/auto-dealer-bond-filing.mdx` names the statute). */
const ARIZONA_DEALER_NOTICE_DAYS = 60;

/**
 * The days a notice of cancellation runs before the bond ends. Other laws may ask for more than is known here, so an
 * underwriter confirms the day. 0: no one has to be given notice.
 */
export function noticeDays(bond: BondSlug, stateCode: string): number {
  if (bond === 'erisa-fidelity' || bond === 'employee-dishonesty') return 0;

  return bond === 'auto-dealer' && stateCode === 'AZ'
    ? ARIZONA_DEALER_NOTICE_DAYS
    : USUAL_NOTICE_DAYS;
}

/** The first day on which a bond can end that is cancelled on a day. */
export function firstEndDay(bond: BondSlug, stateCode: string, today: IsoDate): IsoDate {
  return addDays(today, noticeDays(bond, stateCode));
}
