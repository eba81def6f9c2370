import type { StateCode } from '~/domain/us-states';
import { isRecord } from '../form-values';
import { $sections } from '../store';

/**
 * The applicant's address as it was typed, without its state, to be repeated as the business address; undefined when
 * it is not in the state of the bond, or not there yet.
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
