import type { StateCode } from '../us-states.ts';
import type { Attestation, FormSource } from './bond-form.ts';
import type { PowerPlace } from './issued-bond.ts';

/** The surety company, and the text that all its documents share. Texts have placeholders. */
export type Surety = {
  /** True while names and texts are samples. The documents say so. */
  isSample: boolean;
  name: string;
  stateOfIncorporation: string;
  address: string;
  phone: string;
  naicNumber: string;
  attorneyInFact: string;
  president: string;
  secretary: string;
  /** 'YYYY-MM-DD': the board's resolution on powers of attorney. */
  resolutionDate: string;
  /** The notary of the officers. */
  notary: { name: string; state: string; county: string; commissionExpires: string };
  opening: string;
  testimonium: string;
  powerOfAttorney: {
    title: string;
    text: readonly string[];
    /** The last paragraph, also for a power of attorney that comes with a rider. */
    resolution: string;
    /** What the officers' notary certifies. */
    acknowledgment: string;
    certificate: string;
    rider: { text: readonly string[]; certificate: string };
  };
  /** The continuation certificate, for bonds with and without an expiration date. */
  continuation: {
    title: string;
    fixed: string;
    continuous: string;
    text: readonly string[];
    testimonium: Record<Exclude<PowerPlace, 'brought'>, string>;
    certificate: Record<Exclude<PowerPlace, 'brought'>, string>;
  };
  /** The rider that changes a bond in force. */
  rider: {
    title: string;
    attached: string;
    change: { name: string; address: string; firstAddress: string; amount: string };
    text: readonly string[];
    testimonium: Record<PowerPlace, string>;
    certificate: Record<PowerPlace, string>;
  };
  /** What each paper adds for a bond that comes with a companion. */
  companion: Record<'bond' | 'powerOfAttorney' | 'rider' | 'continuation', string>;
  acknowledgments: {
    principal: string;
    company: string;
    surety: string;
    /** For principals, in the states whose law sets the words of a notary's certificate. */
    ofStates: Partial<Record<StateCode, StateAcknowledgment>>;
  };
  /** The box for the court, agency or owner: what is signed, and the captions of its lines. */
  attestations: Record<
    Exclude<Attestation, 'none'>,
    { title: string; text?: string | undefined; signers: readonly string[] }
  >;
};

/** What the law of a state has a notary certify about a principal: a person, or a company for which a person signs. */
export type StateAcknowledgment = {
  source: FormSource;
  /** Printed in a box above the certificate. */
  notice?: string | undefined;
  /** One item per paragraph. */
  principal: readonly string[];
  company: readonly string[];
};

/** The agency that sells the bonds and operates this site. All documents name it. */
export type Agency = {
  name: string;
  legalName: string;
  address: string;
  phone: string;
  email: string;
};

/** The agency's license in each state. A sample is invented, and papers say so. */
export type Licenses = Readonly<
  Partial<Record<StateCode, { number: string; regulator: string; isSample: boolean }>>
>;

/** The terms of use for printing: paragraphs and nested lists. */
export type TermsText = {
  title: string;
  version: string;
  /** 'YYYY-MM-DD'. */
  effectiveDate: string;
  isSample: boolean;
  /** A notice in capitals for the first page, printed underlined. */
  notice?: string;
  introduction: readonly string[];
  sections: readonly {
    id: string;
    title: string;
    plain?: string;
    text: readonly (string | readonly string[])[];
  }[];
};
