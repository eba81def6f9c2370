import { createHash } from 'node:crypto';
import { CERTIFICATE_STEP } from '../../../src/domain/bonds/filing-steps.ts';
import type { BondPeriod } from '../../../src/domain/bonds/issued-terms.ts';
import { daysBetween, formatDate } from '../../../src/domain/dates.ts';
import { nextTerm } from '../../../src/domain/renewals/next-term.ts';
import type { DemoBond } from './demo-account.ts';
import { insertRow, type DemoTransaction } from './insert-row.ts';
import { drawSamplePaper, type SamplePaper } from './sample-paper.ts';
import { storeSentApplication, type DemoOwner } from './store-application.ts';

type CertificateFile = { path: string; bytes: Uint8Array };

/** A renewal is submitted this many days before the term ends. */
const SENT_BEFORE_DAYS = 20;

/** The term that follows the first one. */
function secondTerm({ effectiveDate, nextDue }: BondPeriod, { termYears }: DemoBond) {
  if (nextDue === undefined) throw new Error('[demo] A bid bond is never continued');

  return nextTerm({ effectiveDate, endsOn: nextDue }, termYears);
}

/** The certificate that continues a bond for its second term, as a file. */
export async function drawCertificate(
  bondId: string,
  lines: SamplePaper['lines'],
  period: BondPeriod,
  bond: DemoBond,
): Promise<CertificateFile> {
  const { startsOn, endsOn } = secondTerm(period, bond);
  const term = [
    ['Continued from', formatDate(startsOn)],
    ['Until', formatDate(endsOn)],
  ] as const;

  return {
    path: `${bondId}/continuation-2.pdf`,
    bytes: await drawSamplePaper({ title: 'Continuation Certificate', lines: [...lines, ...term] }),
  };
}

/** Store the renewal of a bond with its application. */
export async function storeContinuation(
  transaction: DemoTransaction,
  owner: DemoOwner,
  given: { bond: DemoBond; id: string; period: BondPeriod; paper: CertificateFile | undefined },
): Promise<void> {
  const { bond, id, period, paper } = given;
  const { startsOn, endsOn } = secondTerm(period, bond);
  const renewal = { ...bond, startsInDays: daysBetween(owner.today, startsOn) };
  const applicationId = await storeSentApplication(transaction, owner, renewal, {
    status: 'issued',
    sentDaysAgo: SENT_BEFORE_DAYS - renewal.startsInDays,
  });

  await insertRow(transaction, 'public.renewals', {
    bond_id: id,
    next_due: startsOn,
    status: 'renewed',
    application_id: applicationId,
  });
  await transaction.query(
    'select private.add_bond_term($1, application, $3, $4) from public.applications as application where application.id = $2',
    [id, applicationId, startsOn, endsOn],
  );
  if (!paper) return;

  await transaction.query('select public.store_continuation($1, 2, $2)', [
    id,
    createHash('sha256').update(paper.bytes).digest('hex'),
  ]);
  await insertRow(transaction, 'public.bond_filing_steps', {
    bond_id: id,
    step: CERTIFICATE_STEP,
    term: 2,
  });
}
