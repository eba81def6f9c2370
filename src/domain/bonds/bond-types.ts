/** The 14 bonds of the catalogue, in its order (spec 1, section 3). */
export const BOND_SLUGS = [
  'executor-personal-representative',
  'administrator',
  'guardian-conservator',
  'trustee',
  'appeal-supersedeas',
  'notary',
  'auto-dealer',
  'contractor-license',
  'freight-broker-bmc-84',
  'bid-bond',
  'performance-bond',
  'payment-bond',
  'erisa-fidelity',
  'employee-dishonesty',
] as const;

/** The name of one bond in URLs, content files and the database. */
export type BondSlug = (typeof BOND_SLUGS)[number];

/** The four families of bonds (spec 1, section 3). */
export const BOND_CATEGORIES = ['court', 'license', 'contract', 'fidelity'] as const;

export type BondCategory = (typeof BOND_CATEGORIES)[number];

/** Other names under which links and content know a bond. */
const SLUG_ALIASES: ReadonlyMap<string, BondSlug> = new Map([['notary-public', 'notary']]);

/** What a required or uploaded document can be (spec 1, section 3). */
export const DOCUMENT_TYPES = [
  'financial_statements',
  'business_license',
  'contract_details',
  'tax_returns',
  'personal_id',
  'other',
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What a customer may upload: a document of an application, or the proof of a request about a bond. */
export const UPLOAD_TYPES = [...DOCUMENT_TYPES, 'request_proof'] as const;

export type UploadType = (typeof UPLOAD_TYPES)[number];

const DOCUMENT_TYPE_LABELS: Record<DocumentType, string> = {
  financial_statements: 'Financial statements',
  business_license: 'Business license',
  contract_details: 'Contract details',
  tax_returns: 'Tax returns',
  personal_id: 'Personal identification',
  other: 'Other document',
};

/** Read a bond's slug from a URL or a link, in any case and under any alias; undefined when no bond has it. */
export function parseBondSlug(text: string): BondSlug | undefined {
  const slug = text.trim().toLowerCase();

  return BOND_SLUGS.find((known) => known === slug) ?? SLUG_ALIASES.get(slug);
}

/** What a document type is called on the screen. */
export function documentTypeLabel(type: DocumentType): string {
  return DOCUMENT_TYPE_LABELS[type];
}
