import type { PowerPlace } from './issued-bond.ts';

/** The company that stands behind a bond, and the words that every paper of it has. Texts hold blanks. */
export type Surety = {
  /** True while names and words are samples; the papers say so. */
  isSample: boolean;
  name: string;
  stateOfIncorporation: string;
  address: string;
  naicNumber: string;
  attorneyInFact: string;
  president: string;
  secretary: string;
  opening: string;
  testimonium: string;
  powerOfAttorney: {
    title: string;
    text: readonly string[];
    /** The last paragraph, also of a power that a rider brings. */
    resolution: string;
    certificate: string;
    rider: { text: readonly string[]; certificate: string };
  };
  /** The certificate that continues a bond, with a last day and without one. */
  continuation: {
    title: string;
    fixed: string;
    continuous: string;
    text: readonly string[];
    testimonium: Record<Exclude<PowerPlace, 'brought'>, string>;
    certificate: Record<Exclude<PowerPlace, 'brought'>, string>;
  };
  /** What changes a bond that is in force. */
  rider: {
    title: string;
    attached: string;
    change: { name: string; address: string; firstAddress: string; amount: string };
    text: readonly string[];
    testimonium: Record<PowerPlace, string>;
    certificate: Record<PowerPlace, string>;
  };
  acknowledgments: { principal: string; surety: string };
};

/** Who sells the bonds, answers for this site, and stands on every paper. */
export type Agency = {
  name: string;
  legalName: string;
  address: string;
  phone: string;
  email: string;
};

/** The terms of use as they are printed: paragraphs, and lists as a list of their own. */
export type TermsText = {
  title: string;
  version: string;
  /** 'YYYY-MM-DD'. */
  effectiveDate: string;
  isSample: boolean;
  introduction: readonly string[];
  sections: readonly {
    title: string;
    plain?: string;
    text: readonly (string | readonly string[])[];
  }[];
};
