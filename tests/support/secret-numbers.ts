/** Texts with a number that must not stay readable: its kind, and its position in the text. */
export const TEXTS_WITH_SECRET_NUMBERS: [what: string, text: string][] = [
  ['an SSN', 'It is 219-09-8765, compare'],
  ['an SSN with blanks', '219 09 8765'],
  ['an SSN with dots', '219.09.8765'],
  ['an SSN with long dashes', '219\u201309\u20148765'],
  ['an SSN with an invisible mark in it', '219\u200b098765'],
  ['an SSN with low lines', '219_09_8765'],
  ['an EIN', 'Letter says 95-4771357'],
  ['nine digits in a row', 'Letter says 954771357.'],
  ['digits one by one', '2 1 9 0 9 8 7 6 5'],
  ['nine digits in odd groups', '2190 98765'],
  ['five digits and four with a blank', '21909 8765'],
  ['an SSN before another number', 'SSN 219-09-8765 2 pages'],
  ['an SSN after another number', 'Page 2 219-09-8765'],
  ['an SSN after a date', 'On 11/30/2026 219-09-8765'],
  ['an SSN after ZIP+4', '78701-1234 219-09-8765'],
  ['a card number', 'Paid by 4242 4242 4242 4242.'],
  ['a card number in a row', '5555555555554444'],
  ['a card number of American Express', '3782-822463-10005'],
  ['a card number of the newer Mastercard', '2223\u00a00031\u00a02200\u00a03222'],
  ['a card number with its last month', '6011 1111 1111 1117 12/27'],
  ['a card number after a year', 'Since 2026 4242 4242 4242 4242'],
  ['a card number in odd groups', '42 42 42 42 42 42 42 42'],
  ['a card number with low lines', '4111_1111_1111_1111'],
  ['a card number with commas', '4111, 1111, 1111, 1111'],
  ['a card number in odd groups with commas', '42,42,42,42,42,42,42,42'],
  ['a card number in odd groups after a comma', 'In 2026, 42 42 42 42 42 42 42 42'],
  ['a card number of Diners Club', '3056 930902 5904'],
  ['a card number of Diners Club in a row', '36227206271667'],
  ['a card number of Diners Club and Discover', '38520000023237'],
  ['a card number of JCB', '3566 0020 2036 0505'],
  ['a card number of UnionPay', '6250-9410-0652-8599'],
  ['a card number of the newer UnionPay', '8171999927660000'],
  ['a card number of Maestro', '6759 6498 2643 8453'],
  ['a card number of the older Maestro', '5018 0000 0000 0009'],
];

/** Texts without such numbers. */
export const TEXTS_WITHOUT_SECRET_NUMBERS: [what: string, text: string][] = [
  ['nothing', ''],
  ['a phone number', 'Call (512) 555-0100'],
  ['a phone number with dashes', 'Call 512-555-0100'],
  ['a phone number in a row', 'Call 5125550100'],
  ['a phone number with the code of the country', '+1 512 555 0100'],
  ['ZIP+4', 'Austin, TX 78701-1234'],
  ['ZIP+4 before a phone number', 'Austin, TX 78701-1234\n512-555-0100'],
  ['eight digits', 'Bond MSB-27182818'],
  ['ten digits', 'Account 1234567890'],
  ['two numbers apart', 'Pages 12345 and 6789'],
  ['a date beside a digit', 'On 11/30/2026 5 p.m.'],
  ['a date of ISO 8601 beside a digit', '2026-11-30 5 p.m.'],
  ['two short dates', '1/1/26 - 1/31/26'],
  ['an amount', '$1,000,000.00'],
  ['an amount of nine digits', '$123,456,789'],
  ['two numbers after a comma', 'Pages 12345, 6789'],
  ['a mistyped card number', '4242 4242 4242 4241'],
  ['a number of no network', 'Reference 1000000000000008'],
  ['a number of no network, as long as one of Diners Club', 'Reference 96120190123456'],
  ['a number of a parcel', '420000000000'],
  ['a longer number that a card number ends', '94242424242424242'],
];

/** Input that makes a slow pattern backtrack: one digit and then blanks, dashes and digits without end. */
export const TEDIOUS_PARTS = [' ', '- ', '1 ', '1-', '12 3-', ', ', '1 , ', '4242 ', '42,', '_'];

/** A text of this exact length that begins with a digit and repeats one part. */
export function tediousText(part: string, length: number): string {
  return `1${part.repeat(Math.ceil(length / part.length))}`.slice(0, length);
}

/** The shortest of several run times of a task in this thread, in milliseconds of the processor, so that other work of the machine adds nothing. */
export async function shortestTime(task: () => unknown, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = process.threadCpuUsage();
    await task();
    const { user, system } = process.threadCpuUsage(start);
    times.push((user + system) / 1_000);
  }

  return Math.min(...times);
}
