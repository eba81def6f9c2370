/** The check of a filing packet before it is printed. */
import { formatWholeMoney } from '../money.ts';
import { type MatterValues, moneyOf, textOf } from './matter-values.ts';

/** One line of the check. `isMet` is undefined where only a person can see it on the paper. */
export type PacketLine = { key: string; label: string; isMet?: boolean | undefined };

/** The figures of the issued bond, in cents. */
export type IssuedFigures = { bondAmount?: number | undefined; powerLimit?: number | undefined };

/** What stops a clerk, in the order of the pages. */
export function packetLines(
  values: MatterValues,
  { bondAmount, powerLimit }: IssuedFigures,
): PacketLine[] {
  const amount = moneyOf(values, 'amount');
  const caseNumber = textOf(values, 'caseNumber');

  return [
    {
      key: 'caseNumber',
      label:
        caseNumber === ''
          ? 'The court has assigned a case number'
          : `Case number ${caseNumber} on every paper`,
      ...(caseNumber === '' && { isMet: false }),
    },
    {
      key: 'title',
      label: `Title: ${textOf(values, 'capacity') || textOf(values, 'subject')}, as in the order`,
    },
    { key: 'initials', label: 'Initials and signatures wherever the form asks for them' },
    { key: 'seal', label: 'Seal on the bond and on the power of attorney' },
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

/** Whether the packet may be printed: nothing fails, and a person has checked the rest. */
export function isPacketReady(lines: readonly PacketLine[], checked: readonly string[]): boolean {
  return lines.every(({ key, isMet }) => isMet ?? checked.includes(key));
}
