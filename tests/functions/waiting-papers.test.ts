import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agencyDay } from '../../src/domain/business-day.ts';
import { addYears, formatDate } from '../../src/domain/dates.ts';
import { readManifest } from '../../src/domain/proof/bond-manifest.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { soon } from '../support/builders.ts';
import type { FunctionsStack } from '../support/functions-stack.ts';
import { storeLicenseBond, type LicenseBond } from '../support/license-bond.ts';
import { readPdf } from '../support/read-pdf.ts';
import { renewOnline } from '../support/renewable-bond.ts';
import { askForRider, putNotaryBondInPlace, startRiderStack } from '../support/rider-actions.ts';

const today = agencyDay(new Date());
const NAME = { kind: 'name-change', proofKind: 'name_record', name: 'Marisol Reyes' };
const raiseTo = (amount: string) => ({ kind: 'amount-change', proofKind: 'agency_letter', amount });

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let underwriter: { userId: string; token: string };
let bond: LicenseBond;

beforeAll(async () => {
  ({ stack, customer, underwriter } = await startRiderStack());
});

beforeEach(async () => {
  bond = await storeLicenseBond(stack.query, customer.userId, today);
});

afterAll(() => stack.stop());

/** A notary's bond of $9,000 that ends soon, with its document. */
async function takeNotaryBond(): Promise<void> {
  bond = await putNotaryBondInPlace(stack, bond, customer);
  await stack.query(
    `update public.bonds set pdf_url = id || '/bond.pdf', pdf_sha256 = repeat('a', 64) where id = $1`,
    [bond.bondId],
  );
}

async function change(wanted: object): Promise<void> {
  const approve = await askForRider(stack, { bond, customer, underwriter }, wanted);
  expect(await approve()).toMatchObject({ status: 200, body: { status: 'approved' } });
}

/** Renews the bond online for $10,000 in the applicant's name. */
async function renew(): Promise<void> {
  expect(await renewOnline(stack, customer, bond.bondId)).toMatchObject({
    status: 200,
    body: { status: 'issued' },
  });
}

const makeAll = () =>
  stack.call('sign-manifests', {}, { apikey: SECRET_KEY, contentType: 'application/json' });

/** The text on the first page of a document that the customer downloads. */
async function read(type: string, ordinal: number): Promise<string> {
  const request = { bondId: bond.bondId, type, ordinal };
  const { body } = await stack.call('generate-signed-url', request, customer);
  const file = await (await fetch(String(body['url']))).arrayBuffer();

  return (await readPdf(Buffer.from(file))).textOf(1);
}

/** Refuses writes to a column for this bond, until the returned function is called. */
async function refuse(table: string, column: string): Promise<() => Promise<unknown>> {
  const name = `refuse_${column}`;
  await stack.query(
    `create or replace function private.${name}() returns trigger language plpgsql as
     $$ begin raise exception 'No room' using errcode = '53100'; end; $$`,
  );
  await stack.query(
    `create trigger ${name} before update of ${column} on public.${table}
     for each row when (new.bond_id = '${bond.bondId}') execute function private.${name}()`,
  );

  return () => stack.query(`drop trigger ${name} on public.${table}`);
}

describe('the documents of a bond that a rider raised', () => {
  it('are signed under the power of attorney of that rider', async () => {
    await takeNotaryBond();
    await change(raiseTo('$10,000'));
    await change({ ...NAME, name: 'Marisol Okafor Reyes' });
    await change({ ...NAME, name: 'Marisol Okafor' });
    await renew();

    for (const paper of [await read('rider', 2), await read('continuation', 2)]) {
      expect(paper).toContain('under the power of attorney that came with rider No. 1.');
      expect(paper).toContain('that came with rider No. 1 to bond MSB-');
    }
    expect(await read('rider_poa', 1)).toContain(
      'later riders to it, certificates that continue it',
    );
  });
});

describe('a certificate that failed', () => {
  it('is made by the schedule as planned, whatever riders changed since', async () => {
    await takeNotaryBond();
    await change(raiseTo('$10,000'));
    const takePapers = await refuse('bond_terms', 'tried_at');
    await renew();
    await stack.query(
      `update public.bond_terms set issued_at = issued_at - interval '3 days'
       where bond_id = $1 and number = 2`,
      [bond.bondId],
    );
    const [term] = await stack.query(
      `select (issued_at at time zone 'America/New_York')::date::text as day from public.bond_terms
       where bond_id = $1 and number = 2`,
      [bond.bondId],
    );
    await change(NAME);
    await change(raiseTo('$10,500'));
    expect(await makeAll()).toMatchObject({ body: { papers: 0 } });

    await takePapers();
    expect(await makeAll()).toMatchObject({ body: { papers: 3, signed: 1, failed: 0 } });
    const certificate = await read('continuation', 2);
    expect(certificate).toContain('Principal: Marisol Okafor');
    expect(certificate).not.toContain('Reyes');
    expect(certificate).toContain('Penal sum $10,000.00');
    expect(certificate).toContain(`New expiry date: ${formatDate(addYears(soon(), 4))}`);
    expect(certificate).toContain(`Signed, sealed and dated ${formatDate(String(term?.['day']))}.`);
    expect(certificate).toContain('that came with rider No. 1 to bond');
    const [signed] = await stack.query(
      'select manifest from public.bond_manifests where bond_id = $1 order by revision desc limit 1',
      [bond.bondId],
    );
    const papers = readManifest(String(signed?.['manifest']))?.papers;
    expect(papers?.map(({ name }) => name)).toContain('continuation-2');
  });
});

describe('sign-manifests', () => {
  it('makes six files in a call, and says whether more are waiting', async () => {
    const takePapers = await refuse('bond_riders', 'pdf_url');
    for (const amount of ['$26,000', '$27,000', '$28,000', '$29,000']) {
      await change(raiseTo(amount));
    }
    expect(await makeAll()).toMatchObject({ body: { papers: 0, mayBeMore: false } });

    await takePapers();
    expect(await makeAll()).toMatchObject({ body: { papers: 3, mayBeMore: true } });
    expect(await makeAll()).toMatchObject({ body: { papers: 1, mayBeMore: false } });
  });

  it("makes the documents after a row that can't be read", async () => {
    const takePapers = await refuse('bond_riders', 'pdf_url');
    await change(raiseTo('$26,000'));
    await change(NAME);
    await takePapers();
    await stack.query(
      `update public.bond_riders
       set kind = 'address-change', amount_cents = amount_before_cents, power_limit_cents = null, power_rider = null,
         address = '{}'
       where bond_id = $1 and number = 1`,
      [bond.bondId],
    );

    expect(await makeAll()).toMatchObject({ status: 200, body: { papers: 1 } });
    expect(await read('rider', 2)).toContain('Rider No. 2');
  });

  it("signs bonds even if the waiting documents can't be found", async () => {
    await takeNotaryBond();
    await stack.query(
      'alter function public.take_waiting_papers(uuid, integer) rename to take_no_papers',
    );
    try {
      expect(await makeAll()).toMatchObject({ status: 200, body: { papers: 0, signed: 1 } });
    } finally {
      await stack.query(
        'alter function public.take_no_papers(uuid, integer) rename to take_waiting_papers',
      );
    }
  });
});
