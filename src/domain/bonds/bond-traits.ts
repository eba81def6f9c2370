import type { BondSlug } from './bond-types.ts';

/** The facts about a kind of bond that its papers and its end follow from. */
export type BondTraits = {
  /** The principal is a person: a fiduciary whom the court appoints, or a notary. Otherwise it is the business. */
  bindsAPerson: boolean;
  /**
   * Several principals may give the bond together: co-executors, or the partners of a joint venture. A notary's commission
   * and a broker's operating authority belong to one principal, and a fidelity bond covers one insured.
   */
  mayBindSeveral: boolean;
  /**
   * The bond runs until the court or the project owner releases it or, for a freight broker, a notice of cancellation
   * takes effect (49 CFR 387.307). The premium is still paid by term.
   */
  runsUntilReleased: boolean;
  /**
   * Days between the notice of cancellation and the end, in our forms. 0 when nobody has to receive notice. A state's law
   * may require more (`noticeDays`).
   */
  noticeDays: number;
};

const COURT: BondTraits = {
  bindsAPerson: true,
  mayBindSeveral: true,
  runsUntilReleased: true,
  noticeDays: 30,
};
const CONTRACT: BondTraits = { ...COURT, bindsAPerson: false };
const LICENSE: BondTraits = { ...CONTRACT, runsUntilReleased: false };
const FIDELITY: BondTraits = { ...LICENSE, mayBindSeveral: false, noticeDays: 0 };

/** The traits of each bond. A bond without a line here does not compile. */
export const BOND_TRAITS: Record<BondSlug, BondTraits> = {
  'executor-personal-representative': COURT,
  administrator: COURT,
  'guardian-conservator': COURT,
  trustee: COURT,
  'appeal-supersedeas': COURT,
  notary: { ...LICENSE, bindsAPerson: true, mayBindSeveral: false },
  'auto-dealer': LICENSE,
  'contractor-license': LICENSE,
  'freight-broker-bmc-84': { ...LICENSE, mayBindSeveral: false, runsUntilReleased: true },
  'bid-bond': CONTRACT,
  'performance-bond': CONTRACT,
  'payment-bond': CONTRACT,
  'erisa-fidelity': FIDELITY,
  'employee-dishonesty': FIDELITY,
};
