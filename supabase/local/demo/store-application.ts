import { randomBytes, randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '../../../src/domain/application-status.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import { TERMS_VERSION } from '../../../src/domain/quote/terms-version.ts';
import type { Keyring } from '../../functions/_shared/seal.ts';
import { sealIdentity } from '../../functions/submit-application/seal-identity.ts';
import { historyOf } from './application-history.ts';
import type { DemoAccount, DemoApplication, DemoBond } from './demo-account.ts';
import { demoCaption } from './demo-caption.ts';
import { demoPrice, planColumns } from './demo-price.ts';
import { DEMO_IDENTITY, draftAnswers, sentAnswers } from './demo-answers.ts';
import { storePriceOffer } from './store-price-offer.ts';
import { insertRow, momentBefore, type DemoTransaction } from './insert-row.ts';

/** The owner of an application, the day from which its days count, and the key that seals the applicant's identity. */
export type DemoOwner = { account: DemoAccount; userId: string; today: IsoDate; keyring: Keyring };

const PAYMENT_STATUS: Record<Exclude<ApplicationStatus, 'draft'>, string> = {
  submitted: 'authorized',
  under_review: 'authorized',
  information_requested: 'authorized',
  price_offered: 'authorized',
  approved: 'authorized',
  issued: 'captured',
  declined: 'voided',
  withdrawn: 'voided',
};

/** Store a draft as the wizard would save it. */
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

/** Store an application submitted this many days ago, with its payment and its history, and return its id. */
export async function storeSentApplication(
  transaction: DemoTransaction,
  { account, userId, today, keyring }: DemoOwner,
  application: (DemoApplication | DemoBond) & { words?: string; isPaidByWire?: boolean },
  { status, sentDaysAgo }: { status: Exclude<ApplicationStatus, 'draft'>; sentDaysAgo: number },
): Promise<string> {
  const id = randomUUID();
  const { amount, bondSlug, stateCode } = application;
  const priced = await demoPrice(transaction, application, today);
  const { price } = priced;
  const { caption } = await demoCaption(transaction, application, today);
  const sentAt = momentBefore(sentDaysAgo * 24);

  await insertRow(transaction, 'public.applications', {
    id,
    number: await nextNumber(transaction),
    user_id: userId,
    bond_slug: bondSlug,
    state_code: stateCode,
    status: 'submitted',
    answers: sentAnswers(account, application, today),
    caption,
    penal_sum_cents: amount,
    premium_cents: price.premium,
    fees_cents: price.fees,
    taxes_cents: price.taxes,
    total_cents: price.total,
    ...planColumns(priced.plan),
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
    priced,
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
  const reason = application.words;
  const offer =
    status === 'price_offered' && reason !== undefined
      ? await storePriceOffer(transaction, id, { bondSlug, priced, reason, today })
      : undefined;
  await tellLife(transaction, id, { userId, status, sentDaysAgo, words: reason, offer });

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
    /** The detail of the event about an offered price. */
    offer: Record<string, unknown> | undefined;
  },
): Promise<void> {
  for (const { kind, actor, from, to, afterHours } of historyOf(life.status)) {
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
      detail: kind === 'price-offered' ? life.offer : detailOf(kind, life.words),
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
