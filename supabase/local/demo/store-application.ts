import { randomBytes, randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '../../../src/domain/application-status.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import { priceBond } from '../../../src/domain/quote/pricing.ts';
import { TERMS_VERSION } from '../../../src/domain/quote/terms-version.ts';
import type { Keyring } from '../../functions/_shared/seal.ts';
import { sealIdentity } from '../../functions/submit-application/seal-identity.ts';
import { lifeOf } from './application-life.ts';
import type { DemoAccount, DemoApplication, DemoBond } from './demo-account.ts';
import { DEMO_IDENTITY, draftAnswers, sentAnswers } from './demo-answers.ts';
import { insertRow, momentBefore, type DemoTransaction } from './insert-row.ts';

/** Whose an application is, from which day its days count, and what seals the identity of its applicant. */
export type DemoOwner = {
  account: DemoAccount;
  userId: string;
  today: IsoDate;
  keyring: Keyring;
};

const PAYMENT_STATUS: Record<Exclude<ApplicationStatus, 'draft'>, string> = {
  submitted: 'authorized',
  under_review: 'authorized',
  information_requested: 'authorized',
  approved: 'authorized',
  issued: 'captured',
  declined: 'voided',
  withdrawn: 'voided',
};

/** Store a draft as the wizard would have left it. */
export async function storeDraft(
  transaction: DemoTransaction,
  { account, userId, today }: DemoOwner,
  draft: DemoApplication,
): Promise<void> {
  const id = randomUUID();
  const revision = 3;
  const savedAt = momentBefore(draft.sentDaysAgo * 24);

  await insertRow(transaction, 'public.applications', {
    id,
    user_id: userId,
    bond_slug: draft.bondSlug,
    state_code: draft.stateCode,
    answers: draftAnswers(account, { id, revision, savedAt }, draft, today),
    revision,
    created_at: savedAt,
    updated_at: savedAt,
  });
}

/** Store an application that was sent so many days ago, with its payment and its history, and give its id. */
export async function storeSentApplication(
  transaction: DemoTransaction,
  { account, userId, today, keyring }: DemoOwner,
  application: (DemoApplication | DemoBond) & { words?: string; isPaidByWire?: boolean },
  { status, sentDaysAgo }: { status: Exclude<ApplicationStatus, 'draft'>; sentDaysAgo: number },
): Promise<string> {
  const id = randomUUID();
  const { amount, bondSlug, stateCode } = application;
  const price = priceBond({ amount, creditCheck: 'authorized' });
  const sentAt = momentBefore(sentDaysAgo * 24);

  await insertRow(transaction, 'public.applications', {
    id,
    number: await nextNumber(transaction),
    user_id: userId,
    bond_slug: bondSlug,
    state_code: stateCode,
    status: 'submitted',
    answers: sentAnswers(account, application, today),
    penal_sum_cents: amount,
    premium_cents: price.premium,
    fees_cents: price.fees,
    taxes_cents: price.taxes,
    total_cents: price.total,
    review_reasons: ['never-instant'],
    terms_version: TERMS_VERSION,
    terms_accepted_at: sentAt,
    revision: 1,
    created_at: sentAt,
    updated_at: sentAt,
    submitted_at: sentAt,
  });
  for (const secret of await sealIdentity(keyring, id, DEMO_IDENTITY)) {
    await insertRow(transaction, 'private.application_secrets', { application_id: id, ...secret });
  }
  await insertRow(transaction, 'public.payments', {
    quote_id: id,
    user_id: userId,
    quote_key_hash: randomBytes(32).toString('hex'),
    application_id: id,
    method: application.isPaidByWire ? 'wire' : 'credit_card',
    amount_cents: price.total,
    status: PAYMENT_STATUS[status],
    processor: 'simulated',
    reference: `SIM-${randomBytes(8).toString('hex').toUpperCase()}`,
    last_four: application.isPaidByWire ? null : '4242',
    billing_address: {
      street: '12 Tidewater Lane',
      city: 'Charleston',
      state: 'SC',
      zipCode: '29401',
    },
    terms_version: TERMS_VERSION,
    created_at: sentAt,
  });
  await tellLife(transaction, id, { userId, status, sentDaysAgo, words: application.words });

  return id;
}

async function tellLife(
  transaction: DemoTransaction,
  id: string,
  life: {
    userId: string;
    status: Exclude<ApplicationStatus, 'draft'>;
    sentDaysAgo: number;
    words: string | undefined;
  },
): Promise<void> {
  for (const { kind, actor, from, to, afterHours } of lifeOf(life.status)) {
    if (to !== 'submitted') {
      await transaction.query('update public.applications set status = $2 where id = $1', [id, to]);
    }
    await insertRow(transaction, 'public.application_events', {
      application_id: id,
      actor,
      actor_id: actor === 'customer' ? life.userId : null,
      kind,
      from_status: from,
      to_status: to,
      detail: detailOf(kind, life.words),
      created_at: momentBefore(life.sentDaysAgo * 24 - afterHours),
    });
  }
}

function detailOf(kind: string, words: string | undefined): Record<string, unknown> {
  if (kind === 'information-requested') return { question: words };
  if (kind === 'sent-to-review') return { reasons: ['never-instant'] };

  return kind === 'declined' ? { reason: words } : {};
}

async function nextNumber(transaction: DemoTransaction): Promise<string> {
  const { rows } = await transaction.query<{ number: string }>(
    'select private.next_application_number() as number',
  );

  return String(rows[0]?.number);
}
