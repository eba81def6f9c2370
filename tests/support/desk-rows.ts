import { randomUUID } from 'node:crypto';
import { withFreeNumber } from './application-number.ts';
import { SECRET_KEY } from './keys.ts';
import { addDays, type IsoDate, todayIn } from '../../src/domain/dates.ts';
import type { BondSlug } from '../../src/domain/bonds/bond-types.ts';
import type { ApplicationStatus } from '../../src/domain/application-status.ts';
import type { BondStatus } from '../../src/domain/bonds/bond-status.ts';
import type { Customer } from './stack.ts';
import { readRows, type Row } from './test-stack.ts';
import { testSite } from './test-site.ts';
import { NOTARY_PRICE } from './notary-price.ts';
import { EXECUTOR_PRICE } from './own-price.ts';

/** The fields of a bond. The default is a notary's bond in Tennessee. */
export type WantedBond = {
  slug?: BondSlug;
  stateCode?: string;
  status?: BondStatus;
  cents?: number;
  obligee?: string;
  principal?: string;
  issuedAt?: string;
  effectiveDate?: IsoDate;
  expiryDate?: IsoDate | null;
  /** Which of its files exist. */
  files?: readonly ('bond' | 'poa')[];
  /** In how many days the renewal is due, if there is one. */
  dueInDays?: number;
  applicationId?: string;
};

/** The fields of an application. The default is an executor's in South Carolina. */
export type WantedApplication = {
  status: ApplicationStatus;
  slug?: BondSlug;
  stateCode?: string;
  answers?: object;
  /** The underwriter's question. */
  question?: string;
  method?: 'credit_card' | 'wire';
};

/** Today in the time zone of the tests' browser. */
export function deskToday(): IsoDate {
  return todayIn('America/New_York', new Date());
}

/** Add bonds to a customer, bypassing row level security, in the order of the list. */
export async function addBonds(
  { userId }: Pick<Customer, 'userId'>,
  wanted: readonly WantedBond[],
): Promise<Row[]> {
  const bonds = await insertRows(
    'bonds',
    wanted.map((bond) => bondRow(userId, bond)),
  );
  const renewals = bonds.flatMap((bond, index) => {
    const days = wanted[index]?.dueInDays;

    return days === undefined
      ? []
      : [{ bond_id: bond['id'], next_due: addDays(deskToday(), days) }];
  });
  if (renewals.length > 0) await insertRows('renewals', renewals);
  for (const [index, { status }] of wanted.entries()) {
    if (status === 'expired' || status === 'cancelled') {
      await changeRows('bonds', String(bonds[index]?.['id']), { status });
    }
  }

  return bonds;
}

/** Add one bond to a customer. */
export async function addBond(
  customer: Pick<Customer, 'userId'>,
  bond: WantedBond = {},
): Promise<Row> {
  const [row] = await addBonds(customer, [bond]);
  if (!row) throw new Error('The bond was not stored');

  return row;
}

/** Add an application with this status, and its history, to a customer. */
export async function addApplication(
  { userId }: Pick<Customer, 'userId'>,
  wanted: WantedApplication,
): Promise<string> {
  const { status, slug = 'executor-personal-representative', stateCode = 'SC' } = wanted;
  const id = randomUUID();
  const isDraft = status === 'draft';
  const row = {
    id,
    user_id: userId,
    bond_slug: slug,
    state_code: stateCode,
    answers: wanted.answers ?? {
      bondDetails: { amount: 8_500_000, obligee: 'Probate Court of Charleston County' },
    },
  };
  if (isDraft) {
    await insertRows('applications', [row]);
    return id;
  }

  await withFreeNumber((number) =>
    insertRows('applications', [{ ...row, ...submittedColumns(), number, status: 'submitted' }]),
  );
  await insertRows('payments', [paymentRow(id, userId, wanted.method ?? 'credit_card')]);
  await addEvent(id, { actor: 'customer', kind: 'submitted' });
  for (const step of wayTo(status, wanted.question)) {
    await changeRows('applications', id, { status: step.status });
    await addEvent(id, step);
  }

  return id;
}

/** The stored application with this id. */
export async function readApplication(id: string): Promise<Row | undefined> {
  return (await readRows('applications', { id: `eq.${id}` }))[0];
}

type Step = { status: ApplicationStatus; actor: string; kind: string; detail?: object };

/** The recorded moves from submitted to a status. */
function wayTo(status: ApplicationStatus, question = 'Who are the heirs?'): Step[] {
  const review: Step = { status: 'under_review', actor: 'system', kind: 'sent-to-review' };
  const ask = {
    status: 'information_requested',
    actor: 'staff',
    kind: 'information-requested',
    detail: { question },
  } as const;
  const decline = {
    status: 'declined',
    actor: 'staff',
    kind: 'declined',
    detail: { reason: 'The estate has no inventory yet.' },
  } as const;
  const ways: Partial<Record<ApplicationStatus, Step[]>> = {
    under_review: [review],
    information_requested: [review, ask],
    approved: [review, { status: 'approved', actor: 'staff', kind: 'approved' }],
    declined: [review, decline],
    withdrawn: [review, { status: 'withdrawn', actor: 'customer', kind: 'withdrawn' }],
  };

  return ways[status] ?? [];
}

function bondRow(userId: string, wanted: WantedBond): Row {
  const id = randomUUID();
  const { slug = 'notary', stateCode = 'TN', cents = 1_000_000, status = 'active' } = wanted;
  const files = wanted.files ?? ['bond', 'poa'];
  const hash = 'a'.repeat(64);

  return {
    id,
    user_id: userId,
    application_id: wanted.applicationId ?? null,
    bond_type_id: slug,
    state_code: stateCode,
    amount_cents: cents,
    premium_cents: NOTARY_PRICE.premium,
    principal: wanted.principal ?? 'Marisol Okafor',
    obligee: wanted.obligee ?? 'State of Tennessee',
    status: status === 'pending' ? 'pending' : 'active',
    // Old enough that the dashboard doesn't ask to file it.
    issued_at: wanted.issuedAt ?? `${addDays(deskToday(), -90)}T12:00:00Z`,
    effective_date: wanted.effectiveDate ?? addDays(deskToday(), -30),
    expiry_date: wanted.expiryDate === undefined ? addDays(deskToday(), 700) : wanted.expiryDate,
    pdf_url: files.includes('bond') ? `${id}/bond.pdf` : null,
    pdf_sha256: files.includes('bond') ? hash : null,
    poa_pdf_url: files.includes('poa') ? `${id}/power-of-attorney.pdf` : null,
    poa_pdf_sha256: files.includes('poa') ? hash : null,
  };
}

function submittedColumns(): Row {
  const now = new Date().toISOString();

  return {
    penal_sum_cents: 8_500_000,
    premium_cents: EXECUTOR_PRICE.premium,
    fees_cents: EXECUTOR_PRICE.fees,
    taxes_cents: EXECUTOR_PRICE.taxes,
    total_cents: EXECUTOR_PRICE.total,
    review_reasons: ['never-instant', 'documents-need-review'],
    terms_version: 'v1.1',
    terms_accepted_at: now,
    submitted_at: now,
  };
}

function paymentRow(id: string, userId: string, method: 'credit_card' | 'wire'): Row {
  return {
    quote_id: id,
    application_id: id,
    user_id: userId,
    quote_key_hash: 'b'.repeat(64),
    method,
    amount_cents: EXECUTOR_PRICE.total,
    priced: {
      price: EXECUTOR_PRICE,
      plan: { id: 'standard', version: 1 },
      answers: { stateCode: 'SC', amount: 8_500_000, creditCheck: 'authorized', termYears: 1 },
    },
    status: 'authorized',
    processor: 'simulated',
    reference: `SIM-${id}`,
    last_four: method === 'wire' ? null : '4242',
    billing_address: { street: '12 Tidewater Lane', city: 'Charleston', state: 'SC' },
    terms_version: 'v1.1',
  };
}

async function addEvent(
  applicationId: string,
  { actor, kind, detail = {} }: Pick<Step, 'actor' | 'kind' | 'detail'>,
): Promise<void> {
  await insertRows('application_events', [{ application_id: applicationId, actor, kind, detail }]);
}

/** Add rows to a table as the service role, and return them. */
export async function insertRows(table: string, rows: readonly Row[]): Promise<Row[]> {
  return (await send('POST', table, rows)) as Row[];
}

async function changeRows(table: string, id: string, changes: Row): Promise<void> {
  await send('PATCH', `${table}?id=eq.${id}`, changes);
}

/** Write over the Data API with the secret key. */
async function send(method: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${testSite.apiUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: SECRET_KEY,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);

  return response.json();
}
