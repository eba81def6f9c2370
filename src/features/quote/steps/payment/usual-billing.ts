import { principalAddress } from '~/domain/quote/principal-address';
import { parseStateCode } from '~/domain/us-states';
import { $bond, $sections, $selection } from '../../store';

const LABELS = {
  person: 'Same as applicant address',
  business: 'Same as business address',
} as const;

/**
 * The address that a payment usually bills, as typed, and the label of the box that copies it: the business's if the bond
 * binds one. Undefined on a page without an application, such as that of a payment link.
 */
export function usualBilling(): { label: string; address: unknown } | undefined {
  const sections = $sections.get();
  const bond = $bond.get();
  const stateCode = parseStateCode($selection.get().stateCode ?? '');
  if (!bond || !stateCode || sections.applicant === undefined) return undefined;

  const { kind, address } = principalAddress({ bond, stateCode, sections });

  return { label: LABELS[kind], address };
}
