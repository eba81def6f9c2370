import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agencyDay } from '../../src/domain/business-day.ts';
import { addYears } from '../../src/domain/dates.ts';
import { readManifest } from '../../src/domain/proof/bond-manifest.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { soon } from '../support/builders.ts';
import { callForFile, type FunctionsStack } from '../support/functions-stack.ts';
import { storeLicenseBond, type LicenseBond } from '../support/license-bond.ts';
import { readPdf } from '../support/read-pdf.ts';
import { renewOnline } from '../support/renewable-bond.ts';
import { askForRider, putNotaryBondInPlace, startRiderStack } from '../support/rider-actions.ts';

const today = agencyDay(new Date());
const ADDRESS = { street: '9 Elm St', city: 'Oakland', state: 'CA', zipCode: '94601' };
const NAME = { kind: 'name-change', proofKind: 'name_record', name: 'Okafor Reyes LLC' };
const RAISE = { kind: 'amount-change', proofKind: 'agency_letter', amount: '$30,000' };

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

/** Requests a change and has it approved. Returns a function that approves it again. */
async function change(wanted: object) {
  const approve = await askForRider(stack, { bond, customer, underwriter }, wanted);
  expect(await approve()).toMatchObject({ status: 200, body: { status: 'approved' } });

  return { approve };
}

const riders = () =>
  stack.query('select * from public.bond_riders where bond_id = $1 order by number', [bond.bondId]);

const signAll = () =>
  stack.call('sign-manifests', {}, { apikey: SECRET_KEY, contentType: 'application/json' });

async function signedPapers() {
  const [row] = await stack.query(
    'select manifest from public.bond_manifests where bond_id = $1 order by revision desc limit 1',
    [bond.bondId],
  );

  return readManifest(String(row?.['manifest']))?.papers;
}

const verify = async () => {
  const [row] = await stack.query('select verify_token from public.bonds where id = $1', [
    bond.bondId,
  ]);

  return (await stack.call('verify-bond', { token: row?.['verify_token'] })).body;
};

/** The file that the customer downloads. */
async function download(type: string, ordinal: number): Promise<Buffer> {
  const { bondId } = bond;
  const { body } = await stack.call('generate-signed-url', { bondId, type, ordinal }, customer);

  return Buffer.from(await (await fetch(String(body['url']))).arrayBuffer());
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('an approved change', () => {
  it.each([
    ['a name', NAME, 'changed from Okafor Builders to Okafor Reyes LLC.'],
    ['an address', { kind: 'address-change', ...ADDRESS }, 'to 9 Elm St, Oakland, CA 94601.'],
    ['a lower amount', { ...RAISE, amount: '$15,000' }, 'Fifteen thousand and 00/100 dollars'],
  ])('to %s has a rider to download, signed with the bond', async (_, wanted, words) => {
    await change(wanted);

    const file = await download('rider', 1);
    expect(await (await readPdf(file)).textOf(1)).toContain(words);
    const [rider] = await riders();
    expect(rider).toMatchObject({ pdf_sha256: hashOf(file), poa_pdf_url: null });
    expect(await signedPapers()).toEqual([{ name: 'rider-1', sha256: hashOf(file) }]);
  });

  it('to a higher amount comes with a power of attorney for it, and the verify page shows both', async () => {
    await change(NAME);
    await change(RAISE);

    const [rider, power] = [await download('rider', 2), await download('rider_poa', 2)];
    expect(await (await readPdf(power)).textOf(1)).toContain('Limit $30,000.00');
    expect(await signedPapers()).toEqual([
      { name: 'rider-1', sha256: hashOf(await download('rider', 1)) },
      { name: 'rider-2', sha256: hashOf(rider) },
      { name: 'power-of-attorney-2', sha256: hashOf(power) },
    ]);
    const [sha256, powerSha256] = [hashOf(rider), hashOf(power)];
    expect(await verify()).toMatchObject({
      amount: 3_000_000,
      powers: [
        { number: expect.stringMatching(/^MSP-\d{8}$/), limit: 2_500_000 },
        { number: expect.stringMatching(/^MSP-\d{8}-2$/), limit: 3_000_000, date: today, rider: 2 },
      ],
      powerLimit: 3_000_000,
      powerDate: today,
      papers: {
        riders: [
          { number: 1, effectiveOn: today, powerSha256: null },
          {
            ...{ number: 2, effectiveOn: today, sha256, powerSha256 },
            amount: { before: 2_500_000, after: 3_000_000 },
          },
        ],
      },
    });
    const { bytes } = await callForFile(
      stack,
      'audit-bundle',
      { bondId: bond.bondId },
      { token: customer.token },
    );
    const files = unzipSync(bytes);
    expect(files['papers/power-of-attorney-2.pdf']).toEqual(new Uint8Array(power));
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('papers/rider-2.pdf');
  });

  it('keeps one rider with its first document if it is approved twice', async () => {
    const { approve } = await change(RAISE);
    const before = await riders();

    expect(await approve()).toMatchObject({ status: 200 });
    expect(await riders()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('has a rider that only the owner can download, and no power of attorney unless the change needs one', async () => {
    await change(NAME);
    const request = { bondId: bond.bondId, type: 'rider', ordinal: 1 };

    expect(await stack.call('generate-signed-url', request, await stack.signIn())).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    for (const other of [{ ordinal: 2 }, { type: 'rider_poa' }, { ordinal: undefined }]) {
      expect(
        await stack.call('generate-signed-url', { ...request, ...other }, customer),
      ).toMatchObject({ status: 404, body: { code: 'not-available' } });
    }
  });
});

describe("a rider whose document can't be stored", () => {
  /** As if the table refused writes. */
  const refusePapers = async () => {
    await stack.query(
      `create or replace function private.refuse_papers() returns trigger language plpgsql as
       $$ begin raise exception 'No room' using errcode = '53100'; end; $$`,
    );
    await stack.query(
      `create trigger refuse_papers before update of pdf_url on public.bond_riders
       for each row when (new.bond_id = '${bond.bondId}') execute function private.refuse_papers()`,
    );
  };
  const takePapers = () => stack.query('drop trigger refuse_papers on public.bond_riders');

  it('is still approved, and the schedule makes and signs its documents', async () => {
    await stack.query(
      `update public.bonds set pdf_url = id || '/bond.pdf', pdf_sha256 = repeat('a', 64) where id = $1`,
      [bond.bondId],
    );
    await refusePapers();
    await change(RAISE);
    expect(await riders()).toMatchObject([{ number: 1, pdf_url: null }]);
    expect(await verify()).toMatchObject({
      amount: 3_000_000,
      papers: { riders: [{ number: 1, sha256: null, powerSha256: null }] },
    });
    expect(await signAll()).toMatchObject({ status: 200, body: { papers: 0 } });

    await takePapers();
    expect(await signAll()).toMatchObject({ body: { papers: 1, failed: 0 } });
    expect(await signAll()).toMatchObject({ body: { papers: 0, signed: 0 } });
    const [rider] = await riders();
    expect((await signedPapers())?.slice(1)).toEqual([
      { name: 'rider-1', sha256: rider?.['pdf_sha256'] },
      { name: 'power-of-attorney-1', sha256: rider?.['poa_pdf_sha256'] },
    ]);
  });

  it("gets its documents at the underwriter's next call", async () => {
    await refusePapers();
    const { approve } = await change(NAME);
    await takePapers();

    await approve();
    expect(await riders()).toMatchObject([{ pdf_url: `${bond.bondId}/rider-1.pdf` }]);
  });
});

it('a customer renews a raised bond online for the new amount', async () => {
  bond = await putNotaryBondInPlace(stack, bond, customer);
  await change({ ...RAISE, amount: '$10,000' });

  expect(await renewOnline(stack, customer, bond.bondId)).toMatchObject({
    status: 200,
    body: { status: 'issued' },
  });
  expect((await signedPapers())?.map(({ name }) => name)).toEqual([
    'rider-1',
    'power-of-attorney-1',
    'continuation-2',
  ]);
  expect(await verify()).toMatchObject({ amount: 1_000_000, expiryDate: addYears(soon(), 4) });
});
