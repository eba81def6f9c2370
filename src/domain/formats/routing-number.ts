import { digitsLike } from './digits.ts';

/** Nine digits that begin as the Federal Reserve assigns them: 01-12, 21-32, 61-72 or 80. */
const ROUTING_NUMBER = /^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/;

/** The American Bankers Association's checksum: the digits times these weights sum to a multiple of ten. */
const WEIGHTS = [3, 7, 1];

function passesChecksum(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * Number(WEIGHTS[index % WEIGHTS.length]),
    0,
  );

  return sum % 10 === 0;
}

/** Read a bank's routing number as nine digits; undefined when one is mistyped. It is shown as it is stored. */
export function parseRoutingNumber(text: string): string | undefined {
  const digits = digitsLike(text, ROUTING_NUMBER);

  return digits && passesChecksum(digits) ? digits : undefined;
}
