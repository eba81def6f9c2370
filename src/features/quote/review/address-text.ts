import { formatZip } from '~/domain/formats/zip';
import type { Address } from '~/domain/quote/address';

/** An address as it stands on an envelope, on two lines. */
export function addressText({ street, city, state, zipCode }: Address): string {
  return `${street}\n${city}, ${state} ${formatZip(zipCode)}`;
}
