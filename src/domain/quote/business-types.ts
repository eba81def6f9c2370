/** The legal forms of a business. */
export const BUSINESS_TYPES = [
  'sole_proprietorship',
  'partnership',
  'llc',
  'corporation',
  'other',
] as const;

export type BusinessType = (typeof BUSINESS_TYPES)[number];

const BUSINESS_TYPE_LABELS: Record<BusinessType, string> = {
  sole_proprietorship: 'Sole proprietorship',
  partnership: 'Partnership',
  llc: 'Limited liability company (LLC)',
  corporation: 'Corporation',
  other: 'Other',
};

/** The label of a legal form. */
export function businessTypeLabel(type: BusinessType): string {
  return BUSINESS_TYPE_LABELS[type];
}
