import { isRecord } from '~/domain/is-record';
import type { StateCode } from '~/domain/us-states';
import { $sections } from '../store';

/**
 * The applicant's typed address without its state, for copying to the business address. Undefined if the address is
 * missing or not in the bond's state.
 */
export function homeAddressIn(
  stateCode: StateCode,
): Record<'street' | 'city' | 'zipCode', string> | undefined {
  const { applicant } = $sections.get();
  const address = isRecord(applicant) && isRecord(applicant['address']) ? applicant['address'] : {};
  if (address['state'] !== stateCode) return undefined;

  const text = (key: string) => (typeof address[key] === 'string' ? address[key] : '');

  return { street: text('street'), city: text('city'), zipCode: text('zipCode') };
}
