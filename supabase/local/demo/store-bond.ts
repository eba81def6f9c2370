import { createHash } from 'node:crypto';
import type { BondStatus } from '../../../src/domain/bonds/bond-status.ts';
import type { BondFileType } from '../../../src/domain/bonds/bond-files.ts';
import { periodOf, principalOf, type BondPeriod } from '../../../src/domain/bonds/issued-terms.ts';
import type { BondCategory } from '../../../src/domain/bonds/bond-types.ts';
import { addDays, formatDate } from '../../../src/domain/dates.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import type { DemoBond } from './demo-account.ts';
import { demoCaption } from './demo-caption.ts';
import { demoPrice, planColumns } from './demo-price.ts';
import { insertRow, momentBefore, type DemoTransaction } from './insert-row.ts';
import { drawSamplePaper } from './sample-paper.ts';
import { drawCertificate, storeContinuation } from './store-continuation.ts';
import { storeSentApplication, type DemoOwner } from './store-application.ts';

/** A file of a bond, ready for Storage. */
export type BondPaper = { path: string; bytes: Uint8Array };

/** A bond ready to be stored: the values from the database, and its files. */
export type PreparedBond = {
  bond: DemoBond;
  id: string;
  number: string;
  principal: string;
  period: BondPeriod;
  papers: Partial<Record<BondFileType, BondPaper>>;
};

const TITLES = { bond: 'Surety Bond', poa: 'Power of Attorney' };
const FILES = { bond: 'bond.pdf', poa: 'power-of-attorney.pdf' };

/** A bond is issued some days before it begins, and never in the future. */
const ISSUED_BEFORE_DAYS = 5;

/** Set the content of a bond and draw its files. */
export async function prepareBond(
  { account, today }: DemoOwner,
  bond: DemoBond,
  given: { id: string; number: string; name: string; category: BondCategory },
): Promise<PreparedBond> {
  const kind = { slug: bond.bondSlug, category: given.category };
  const applicant = bond.client ?? account;
  const principal = principalOf(kind, { applicant, business: { legalName: account.business } });
  const period = periodOf(kind, {
    effectiveDate: addDays(today, bond.startsInDays),
    termYears: bond.termYears,
  });
  const lines = [
    ['Bond', given.name],
    ['Number', given.number],
    ['Principal', principal],
    ['Obligee', bond.obligee],
    ['Penal sum', formatMoney(bond.amount)],
    ['State', bond.stateCode],
  ] as const;
  const start = ['In force from', formatDate(period.effectiveDate)] as const;

  const papers: PreparedBond['papers'] = {};
  for (const type of bond.files) {
    papers[type] = {
      path: `${given.id}/${FILES[type]}`,
      bytes: await drawSamplePaper({ title: TITLES[type], lines: [...lines, start] }),
    };
  }

  if (bond.isContinued) papers.continuation = await drawCertificate(given.id, lines, period, bond);

  return { bond, id: given.id, number: given.number, principal, period, papers };
}

/** Store a bond with its application and its next due day. */
export async function storeBond(
  transaction: DemoTransaction,
  owner: DemoOwner,
  { bond, id, number, principal, period, papers }: PreparedBond,
): Promise<void> {
  const sentDaysAgo = Math.max(1, ISSUED_BEFORE_DAYS - bond.startsInDays);
  const applicationId = await storeSentApplication(transaction, owner, bond, {
    status: 'issued',
    sentDaysAgo,
  });
  const { amount, status } = bond;
  const { price, plan } = await demoPrice(transaction, bond, owner.today);

  await insertRow(transaction, 'public.bonds', {
    id,
    number,
    application_id: applicationId,
    user_id: owner.userId,
    bond_type_id: bond.bondSlug,
    state_code: bond.stateCode,
    amount_cents: amount,
    premium_cents: price.premium,
    ...planColumns(plan),
    principal,
    principals: [principal],
    ...(await demoCaption(transaction, bond, owner.today)),
    obligee: bond.obligee,
    status: status === 'pending' ? 'pending' : 'active',
    issued_at: momentBefore(sentDaysAgo * 24 - 22),
    effective_date: period.effectiveDate,
    expiry_date: period.expiryDate ?? null,
    pdf_url: papers.bond?.path ?? null,
    poa_pdf_url: papers.poa?.path ?? null,
    pdf_sha256: hashOf(papers.bond),
    poa_pdf_sha256: hashOf(papers.poa),
  });
  if (bond.isContinued) {
    await storeContinuation(transaction, owner, { bond, id, period, paper: papers.continuation });
    return;
  }
  await storeEnd(transaction, id, status, period);
}

/** How long a bond of the demo was in force before it was cancelled. */
const CANCELLED_AFTER_DAYS = 90;

async function storeEnd(
  transaction: DemoTransaction,
  bondId: string,
  status: BondStatus,
  { nextDue }: BondPeriod,
): Promise<void> {
  if (status === 'cancelled') {
    await transaction.query(
      `update public.bonds set status = 'cancelled', cancelled_on = effective_date + $2::int where id = $1`,
      [bondId, CANCELLED_AFTER_DAYS],
    );
    return;
  }
  if (status === 'expired') {
    await transaction.query('update public.bonds set status = $2 where id = $1', [bondId, status]);
  }

  if (nextDue === undefined) return;

  await insertRow(transaction, 'public.renewals', {
    bond_id: bondId,
    next_due: nextDue,
    status: status === 'expired' ? 'lapsed' : 'upcoming',
  });
}

function hashOf(paper: BondPaper | undefined): string | null {
  return paper ? createHash('sha256').update(paper.bytes).digest('hex') : null;
}
