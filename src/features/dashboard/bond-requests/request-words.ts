import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import { formatDate } from '~/domain/dates';
import { formatZip } from '~/domain/formats/zip';
import { formatMoney, formatWholeMoney } from '~/domain/money';

/** What a request is for, in a line: the new name, address or amount, or the day the bond ends. */
export function requestLine(request: StoredRequest): string {
  const { newName, newAddress, newAmount, endsOn } = request;
  if (newName !== undefined) return `To ${newName}`;
  if (newAmount !== undefined) return `To ${formatWholeMoney(newAmount)}`;
  if (newAddress) {
    const { street, city, state, zipCode } = newAddress;

    return `To ${street}, ${city}, ${state} ${formatZip(zipCode)}`;
  }

  return endsOn === undefined ? '' : `First day without the bond: ${formatDate(endsOn)}`;
}

/** What the request does to the premium; undefined where that cannot be told. */
export function estimateLine({ estimate, newAmount }: StoredRequest): string | undefined {
  if (estimate === undefined) return undefined;
  const amount = formatMoney(estimate);

  return newAmount === undefined
    ? `Estimated to come back: ${amount}`
    : `Estimated additional premium: ${amount}`;
}
