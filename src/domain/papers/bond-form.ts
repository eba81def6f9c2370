/** The printed text of bonds: one form for a family of bonds, with overrides for bonds and states. */
import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';

/**
 * A paragraph with placeholders. With `needs`, it is printed only if the bond has all of these: keys
 * of the matter, `caption` or `purpose`. Without, an empty placeholder of the matter keeps the bond
 * from being issued.
 */
export type FormText = string | { text: string; needs: readonly string[] };

/** The block after the acknowledgments, for the court, agency or owner. */
export const ATTESTATIONS = [
  /** Room for "approved and filed" and a stamp. */
  'filing',
  /** Approval by a judge, clerk or register of the court. */
  'court-approval',
  /** The bond is signed before the clerk, who attests to it, and approved by the court. */
  'clerk-attestation',
  /** Approval by a state officer or agency. */
  'agency-approval',
  /** Acceptance by the owner of a contract. */
  'owner-acceptance',
  'none',
] as const;

export type Attestation = (typeof ATTESTATIONS)[number];

/** The law or form that an override follows. */
export type FormSource = {
  name: string;
  /** "Tex. Gov't Code 406.010". */
  citation: string;
  url: string;
  /** The day on which we read it. */
  checked: string;
};

/** The form that a court or agency requires in place of ours. */
export type OwnForm = {
  /** "MPC 801". */
  number: string;
  name: string;
  url: string;
  why: string;
  /** Who requires it, if not an office of the state: "The Federal Motor Carrier Safety Administration". */
  office?: string | undefined;
};

/** A first page with facts that the law wants there. */
export type FrontPage = { title: string; rows: readonly { label: string; text: FormText }[] };

/** The text of a bond. Each field can be overridden. */
export type FormWords = {
  /** The heading of the document. */
  title: string;
  /** The label of the line for the estate, project or plan. */
  matterLabel: string;
  /** Before the recitals, in place of the opening in `content/surety.yaml`. */
  opening?: string | undefined;
  /** Who the bond runs to by law, in place of the obligee that the customer names. */
  payee?: string | undefined;
  /** The reasons for the bond, one item per paragraph. */
  recitals: readonly FormText[];
  /** The recitals of an application from before we asked for the matter. */
  recitalsWithoutMatter?: readonly FormText[] | undefined;
  /** When the obligation is void, and when it remains in force. */
  condition: string;
  /** The term of the bond, with an expiration date and without one. */
  term: { fixed: string; continuous: string };
  /** Further provisions. The document numbers them. */
  provisions: readonly FormText[];
  attestation?: Attestation | undefined;
  /** What the court, agency or owner signs, in place of our sentence for the block. */
  attestationText?: string | undefined;
  /** What the principal does before signing. The dashboard and the filing packet say it. */
  beforeSigning?: string | undefined;
  /** What the clerk's page of the filing packet says about this form. */
  notes?: readonly string[] | undefined;
  ownForm?: OwnForm | undefined;
  frontPage?: FrontPage | undefined;
};

/** Other text for some bonds, some states, or some bonds in some states. */
export type FormOverride = { [Field in keyof FormWords]?: FormWords[Field] | undefined } & {
  bonds?: readonly BondSlug[] | undefined;
  states?: readonly StateCode[] | undefined;
  source: FormSource;
};

/** The printed text of a family of bonds, with placeholders. */
export type BondForm = FormWords & {
  /** True until counsel has approved the text. The document says so. */
  isSample: boolean;
  /** The bonds that use this form, with the capacity in which each binds its principal. */
  capacities: Readonly<Partial<Record<BondSlug, string>>>;
  overrides?: readonly FormOverride[] | undefined;
};

/** The text of one bond in one state, with the sources of its overrides. */
export type ResolvedForm = FormWords & {
  isSample: boolean;
  /** "contractor"; a bond can name a more exact capacity. */
  capacity: string;
  attestation: Attestation;
  sources: readonly FormSource[];
};
