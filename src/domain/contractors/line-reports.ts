/** When a decision about a bonding line needs the answers about the indemnitors' credit reports. */
import type { ReportPerson } from '../consumer-reports/read-answers.ts';
import type { Cents } from '../money.ts';
import { type ContractorDesk, currentGrant, type Indemnitor } from './contractor-desk.ts';

/** The indemnitors who allowed a credit report: each person who signed and was not released. */
export function lineReportPeople(indemnitors: readonly Indemnitor[]): ReportPerson[] {
  return indemnitors
    .filter(({ kind, isReleased, link }) => kind === 'person' && !isReleased && link?.signedAt)
    .map(({ id, fullName }) => ({ person: id, name: fullName, hasAddress: true }));
}

/** Whether a line is below the one in force or, without one, below what the contractor asked for. */
export function isSmallerLine(
  desk: Pick<ContractorDesk, 'grants' | 'singleAsked' | 'aggregateAsked'>,
  wanted: { single: Cents; aggregate: Cents },
): boolean {
  const line = currentGrant(desk);
  const { single, aggregate } = line ?? {
    single: desk.singleAsked,
    aggregate: desk.aggregateAsked,
  };

  return wanted.single < single || wanted.aggregate < aggregate;
}
