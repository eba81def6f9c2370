import { isRecord } from '~/domain/is-record';
import type { StateCode } from '~/domain/us-states';
import { $sections } from '../store';

/**
 * The applicant's typed address, for copying to the business address. With `stateCode`, the copy omits the state, and it is
 * undefined if the applicant lives in another state.
 */
export function homeAddressIn(stateCode?: StateCode): Record<string, string> | undefined {
  const { applicant } = $sections.get();
  const address = isRecord(applicant) && isRecord(applicant['address']) ? applicant['address'] : {};
  if (stateCode ? address['state'] !== stateCode : !address['state']) return undefined;

  const text = (key: string) => (typeof address[key] === 'string' ? address[key] : '');

  return {
    ...{ street: text('street'), city: text('city'), zipCode: text('zipCode') },
    ...(stateCode === undefined && { state: text('state') }),
  };
}
