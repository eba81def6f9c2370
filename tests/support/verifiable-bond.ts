import { randomUUID } from 'node:crypto';
import type { BondStatus } from '../../src/domain/bonds/bond-status.ts';
import { addDays, todayIn, type IsoDate } from '../../src/domain/dates.ts';
import { SECRET_KEY } from './keys.ts';
import type { Row } from './test-stack.ts';
import { testSite } from './test-site.ts';
import { NOTARY_PRICE } from './notary-price.ts';

/** The fields of a bond that a clerk verifies. The default is a notary's bond of $10,000 in Tennessee, in force. */
export type VerifiableBond = {
  status: BondStatus;
  obligee: string;
  /** Whom the paper names as the obligee. */
  payee: string;
  effectiveDate: IsoDate;
  expiryDate: IsoDate | null;
  /** SHA-256 of each paper. */
  bondHash: string;
  powerHash: string;
};

/** Issue a bond on the test site, bypassing row level security, and return the token printed on its papers. */
export async function addVerifiableBond(wanted: Partial<VerifiableBond> = {}): Promise<string> {
  const id = randomUUID();
  const today = todayIn('America/New_York', new Date());
  const { status = 'active', expiryDate = addDays(today, 700) } = wanted;
  const row = await send('POST', '', {
    id,
    bond_type_id: 'notary',
    state_code: 'TN',
    amount_cents: 1_000_000,
    premium_cents: NOTARY_PRICE.premium,
    principal: 'Marisol Okafor',
    obligee: wanted.obligee ?? 'State of Tennessee',
    ...(wanted.payee !== undefined && {
      payee: wanted.payee,
      form_id: 'NOTARY-TN-1',
      matter_label: 'Commission',
    }),
    status: status === 'pending' ? 'pending' : 'active',
    effective_date: wanted.effectiveDate ?? addDays(today, -30),
    expiry_date: expiryDate,
    pdf_url: `${id}/bond.pdf`,
    pdf_sha256: wanted.bondHash ?? 'a'.repeat(64),
    poa_pdf_url: `${id}/power-of-attorney.pdf`,
    poa_pdf_sha256: wanted.powerHash ?? 'b'.repeat(64),
  });
  // No bond starts as expired or cancelled.
  if (status === 'expired' || status === 'cancelled') {
    await send('PATCH', `?id=eq.${id}`, { status });
  }

  return String(row?.['verify_token']);
}

async function send(method: string, filter: string, body: Row): Promise<Row | undefined> {
  const response = await fetch(`${testSite.apiUrl}/rest/v1/bonds${filter}`, {
    method,
    headers: {
      apikey: SECRET_KEY,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`bonds: ${response.status} ${await response.text()}`);

  return ((await response.json()) as Row[])[0];
}
