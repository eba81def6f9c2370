/** The check of a filing packet before it is printed. */
import { NOT_ASSIGNED } from '../bonds/case-number.ts';
import { formatWholeMoney } from '../money.ts';
import { type MatterValues, moneyOf, textOf } from './matter-values.ts';

/**
 * One line of the check. `isMet` is undefined where only a person can see it on the paper. `isAfterPrint` marks what is
 * visible only on the printed paper.
 */
export type PacketLine = {
  key: string;
  label: string;
  isMet?: boolean | undefined;
  isAfterPrint?: boolean;
};

/** The figures of the issued bond, in cents, and the answer that its case number was printed from. */
export type IssuedFigures = {
  bondAmount?: number | undefined;
  powerLimit?: number | undefined;
  printedCaseNumber?: string | undefined;
};

/** What stops a clerk, in the order of the pages. */
export function packetLines(
  values: MatterValues,
  { bondAmount, powerLimit, printedCaseNumber }: IssuedFigures,
): PacketLine[] {
  const amount = moneyOf(values, 'amount');

  return [
    caseNumberLine(textOf(values, 'caseNumber'), printedCaseNumber),
    {
      key: 'title',
      label: `Title: ${textOf(values, 'capacity') || textOf(values, 'subject')}, as in the order`,
    },
    {
      key: 'initials',
      label: 'Initials and signatures wherever the form asks for them',
      isAfterPrint: true,
    },
    {
      key: 'seal',
      label: 'Seal of the surety, printed on the bond and on the power of attorney',
      isAfterPrint: true,
    },
    ...(bondAmount === undefined
      ? []
      : [
          {
            key: 'amount',
            label: `The bond’s amount, ${formatWholeMoney(bondAmount)}, is the amount in the order`,
            isMet: amount === bondAmount,
          },
        ]),
    ...(bondAmount === undefined || powerLimit === undefined
      ? []
      : [
          {
            key: 'power',
            label: `The power of attorney’s limit, ${formatWholeMoney(powerLimit)}, covers it`,
            isMet: powerLimit >= bondAmount,
          },
        ]),
  ];
}

/** A bond from before the court assigned a number has a blank for it. A wrong number stops the packet. */
function caseNumberLine(caseNumber: string, printed = ''): PacketLine {
  const key = 'caseNumber';
  if (printed === NOT_ASSIGNED) {
    return {
      key,
      label:
        caseNumber === ''
          ? 'Case number: the papers have a blank for it. Fill it in when the court assigns the number'
          : `Case number ${caseNumber}: write it in the blank on every paper`,
    };
  }
  if (printed === '') {
    return caseNumber === ''
      ? { key, label: 'The court has assigned a case number', isMet: false }
      : { key, label: `Case number ${caseNumber} on every paper` };
  }

  return isSameNumber(printed, caseNumber)
    ? { key, label: `Case number ${printed} is on the papers`, isMet: true }
    : {
        key,
        label: `The papers have the case number ${printed}. If it is right, enter it under The case. If not, ask us for a new bond`,
        isMet: false,
      };
}

/** Whether two case numbers differ only in capital letters and spaces. */
function isSameNumber(one: string, other: string): boolean {
  const plain = (number: string) => number.replaceAll(/\s/gu, '').toUpperCase();

  return plain(one) === plain(other);
}

/** Whether the packet may be printed: nothing fails, and a person has checked what is visible before the print. */
export function isPacketReady(lines: readonly PacketLine[], checked: readonly string[]): boolean {
  return lines.every(
    ({ key, isMet, isAfterPrint = false }) => isAfterPrint || (isMet ?? checked.includes(key)),
  );
}
