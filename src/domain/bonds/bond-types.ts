/** The bonds of the catalog, in its order. */
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

/** The id of a bond in URLs, content files and the database. */
export type BondSlug = (typeof BOND_SLUGS)[number];

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

/** The types of uploads: a document of an application, or the proof of a request about a bond. */
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

/**
 * Read a bond's slug from a URL or link, in any case and with aliases. Undefined when no bond has
 * it.
 */
export function parseBondSlug(text: string): BondSlug | undefined {
  const slug = text.trim().toLowerCase();

  return BOND_SLUGS.find((known) => known === slug) ?? SLUG_ALIASES.get(slug);
}

/** The label of a document type. */
export function documentTypeLabel(type: DocumentType): string {
  return DOCUMENT_TYPE_LABELS[type];
}
