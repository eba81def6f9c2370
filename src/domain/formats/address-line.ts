import type { Address } from '../quote/address.ts';
import { formatZip } from './zip.ts';

/** An address in one line, such as "9 Elm St, Oakland, CA 94601". */
export function addressLine({ street, city, state, zipCode }: Address): string {
  return `${street}, ${city}, ${state} ${formatZip(zipCode)}`;
}
