import type { Address } from '../quote/address.ts';
import { formatZip } from './zip.ts';

/** "9 Elm St, Oakland, CA 94601": an address in one line. */
export function addressLine({ street, city, state, zipCode }: Address): string {
  return `${street}, ${city}, ${state} ${formatZip(zipCode)}`;
}
