/**
 * How a kind of bond ends. The laws of states change it for some bonds (`termConventionFor`), but never `at-award`.
 *
 * - `with-term`: with the term that is paid for, unless it is renewed.
 * - `on-release`: when the court or the project owner releases it or, for a freight broker, a notice of cancellation
 *   takes effect (49 CFR 387.307). The premium is still paid by term.
 * - `at-award`: when the obligee rejects the bid, or the contract is signed and its bonds are given. An award to the
 *   principal alone doesn't end the bond: a bid guarantee secures that the bidder signs the contract and gives its bonds
 *   (FAR 28.001). The premium is charged once, and the bond is never renewed.
 */
export type BondEnd = 'with-term' | 'on-release' | 'at-award';

/** The facts about a kind of bond that its papers and its end follow from. */
export type BondTraits = {
  /** The principal is a person: a fiduciary whom the court appoints, or a notary. Otherwise it is the business. */
  bindsAPerson: boolean;
  /** Of a bond that binds a person: a business may be the principal instead. Whoever was ordered to pay may appeal. */
  mayBindABusiness: boolean;
  /**
   * Several principals may give the bond together: co-executors, or the partners of a joint venture. A notary's commission
   * and a broker's operating authority belong to one principal, and a fidelity bond covers one insured.
   */
  mayBindSeveral: boolean;
  /** Whether the surety nearly always asks for collateral. An appeal bond pays in full if the judgment stands. */
  usuallyTakesCollateral: boolean;
  ends: BondEnd;
  /**
   * Days between the notice of cancellation and the end, in our forms. 0 when nobody has to receive notice. A state's law
   * may require more (`noticeDays`).
   */
  noticeDays: number;
  /** The rules that say which changes a customer can request (`bond-requests/request-rules.ts`). */
  requests: RequestFamily;
};

/** The families of bonds that allow the same requests, with the same proofs. */
export type RequestFamily =
  | 'fiduciary'
  | 'appeal'
  | 'license'
  | 'notary'
  | 'freight'
  | 'bid'
  | 'performance'
  | 'payment'
  | 'plan'
  | 'employees';

const COURT: BondTraits = {
  bindsAPerson: true,
  mayBindABusiness: false,
  mayBindSeveral: true,
  usuallyTakesCollateral: false,
  ends: 'on-release',
  noticeDays: 30,
  requests: 'fiduciary',
};
const CONTRACT: BondTraits = { ...COURT, bindsAPerson: false, requests: 'performance' };
const LICENSE: BondTraits = { ...CONTRACT, ends: 'with-term', requests: 'license' };
const FIDELITY: BondTraits = { ...LICENSE, mayBindSeveral: false, noticeDays: 0, requests: 'plan' };

/** The bonds of the catalog in its order, each with its traits. */
const BONDS = {
  'executor-personal-representative': COURT,
  administrator: COURT,
  'guardian-conservator': COURT,
  trustee: COURT,
  'appeal-supersedeas': {
    ...COURT,
    mayBindABusiness: true,
    usuallyTakesCollateral: true,
    requests: 'appeal',
  },
  notary: { ...LICENSE, bindsAPerson: true, mayBindSeveral: false, requests: 'notary' },
  'auto-dealer': LICENSE,
  'contractor-license': LICENSE,
  'freight-broker-bmc-84': {
    ...LICENSE,
    mayBindSeveral: false,
    ends: 'on-release',
    requests: 'freight',
  },
  'bid-bond': { ...CONTRACT, ends: 'at-award', requests: 'bid' },
  'performance-bond': CONTRACT,
  'payment-bond': { ...CONTRACT, requests: 'payment' },
  'erisa-fidelity': FIDELITY,
  'employee-dishonesty': { ...FIDELITY, requests: 'employees' },
} satisfies Record<string, BondTraits>;

/** The id of a bond in URLs, content files and the database. */
export type BondSlug = keyof typeof BONDS;

/** The bonds of the catalog, in its order. */
export const BOND_SLUGS = Object.keys(BONDS) as BondSlug[];

export const BOND_TRAITS: Readonly<Record<BondSlug, BondTraits>> = BONDS;

/**
 * Whether a bond ends with its bid (`at-award`), so that it is charged once and never renewed. False for an unknown bond.
 * The database reads the same fact from its catalogue (`private.bond_renews`).
 */
export function endsAtAward(slug: string): boolean {
  return BOND_SLUGS.some((known) => known === slug && BOND_TRAITS[known].ends === 'at-award');
}

/** The families of bonds. */
export const BOND_CATEGORIES = ['court', 'license', 'contract', 'fidelity'] as const;

export type BondCategory = (typeof BOND_CATEGORIES)[number];

/** Other slugs for bonds in links and content. */
const SLUG_ALIASES: ReadonlyMap<string, BondSlug> = new Map([['notary-public', 'notary']]);

/** The types of required and uploaded documents. */
export const DOCUMENT_TYPES = [
  'financial_statements',
  'business_license',
  'contract_details',
  'tax_returns',
  'personal_id',
  'other',
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/**
 * The types of uploads: a document of an application, the proof of a request about a bond, or the blank form of a
 * court or agency, which staff add.
 */
export const UPLOAD_TYPES = [...DOCUMENT_TYPES, 'request_proof', 'required_form'] as const;

export type UploadType = (typeof UPLOAD_TYPES)[number];

/** The types of files that an underwriter reads with an application. */
export const FILE_TYPES_FOR_STAFF = [...DOCUMENT_TYPES, 'required_form'] as const;

export type FileTypeForStaff = (typeof FILE_TYPES_FOR_STAFF)[number];

const DOCUMENT_TYPE_LABELS: Record<FileTypeForStaff, string> = {
  financial_statements: 'Financial statements',
  business_license: 'Business license',
  contract_details: 'Contract details',
  tax_returns: 'Tax returns',
  personal_id: 'Personal identification',
  other: 'Other document',
  required_form: 'Blank form, added by staff',
};

/**
 * Read a bond's slug from a URL or link, in any case and with aliases. Undefined when no bond has
 * it.
 */
export function parseBondSlug(text: string): BondSlug | undefined {
  const slug = text.trim().toLowerCase();

  return BOND_SLUGS.find((known) => known === slug) ?? SLUG_ALIASES.get(slug);
}

/** The label of a document type. A bond can name its document of the type `other`. */
export function documentTypeLabel(type: FileTypeForStaff, otherName?: string): string {
  return (type === 'other' ? otherName : undefined) ?? DOCUMENT_TYPE_LABELS[type];
}
