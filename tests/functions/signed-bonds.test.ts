import { createHash, randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '../../src/domain/proof/bond-manifest.ts';
import type { SignedManifest } from '../../src/domain/proof/signed-manifest.ts';
import { verifyProof } from '../../src/domain/proof/verify-proof.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { TEST_BOND_KEY } from '../support/bond-key.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import {
  callForFile,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { storeBond } from '../support/stored-bond.ts';

const KEYS = { keys: [TEST_BOND_KEY.published] };

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let stranger: { userId: string; token: string };
let underwriter: { userId: string; token: string };
let bond: Record<string, unknown>;

beforeAll(async () => {
  stack = await startFunctionsStack();
  [customer, stranger, underwriter] = await Promise.all([
    stack.signIn(),
    stack.signIn(),
    stack.signInStaff(),
  ]);
  bond = await issueAtOnce();
});

afterAll(() => stack.stop());

async function issueAtOnce(): Promise<Record<string, unknown>> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  application.bondDetails.obligee = 'Davidson County Clerk';
  const { token } = customer;
  const paymentId = await payFor(stack, quote, application, { token });
  await stack.call('submit-application', buildSubmission(quote, application, paymentId), { token });
  const [row] = await stack.query('select * from public.bonds where application_id = $1', [
    quote.quoteId,
  ]);
  if (row === undefined) throw new Error('The bond was not issued');

  return row;
}

const signed = () =>
  stack.query('select * from public.bond_manifests where bond_id = $1 order by revision', [
    bond['id'],
  ]);

const signAll = (body = {}) =>
  stack.call('sign-manifests', body, { apikey: SECRET_KEY, contentType: 'application/json' });

async function proofOf(verifyToken: unknown): Promise<SignedManifest | null> {
  const { body } = await stack.call('verify-bond', { token: verifyToken });

  return body['proof'] as SignedManifest | null;
}

describe('an issued bond', () => {
  it('is signed with its stored documents, and anyone with its token can check the signature', async () => {
    const proof = await proofOf(bond['verify_token']);
    const verdict = await verifyProof(proof ?? { manifest: '', signature: '', keyId: '' }, KEYS);

    expect(verdict).toMatchObject({
      outcome: 'good',
      manifest: {
        bondNumber: bond['number'],
        principal: bond['principal'],
        // The paper runs to the State of Tennessee by its law, and the office is another.
        obligee: 'The State of Tennessee',
        penalSumCents: Number(bond['amount_cents']),
        papers: [
          { name: 'bond', sha256: bond['pdf_sha256'] },
          { name: 'power-of-attorney', sha256: bond['poa_pdf_sha256'] },
        ],
      },
    });
  });

  it('has a manifest with the end of its history and only a hash of its token', async () => {
    const [row] = await signed();
    const manifest = readManifest(String(row?.['manifest']));
    const [end] = await stack.query(
      `select chain_position, hash from public.application_events
       where application_id = $1 and kind = 'issued'`,
      [bond['application_id']],
    );

    expect(manifest?.history).toEqual({ events: end?.['chain_position'], head: end?.['hash'] });
    expect(String(row?.['manifest'])).not.toContain(bond['verify_token']);
    expect(manifest?.verifyIdSha256).toBe(
      createHash('sha256').update(String(bond['verify_token'])).digest('hex'),
    );
  });

  it('is not signed again without a change', async () => {
    await stack.call(
      'issue-bond',
      { applicationId: bond['application_id'] },
      { token: underwriter.token },
    );
    await signAll();

    expect(await signed()).toHaveLength(1);
  });

  it('is signed again after a change, and keeps its earlier manifests', async () => {
    await stack.query(`update public.bonds set expiry_date = expiry_date + 365 where id = $1`, [
      bond['id'],
    ]);

    expect(await signAll()).toMatchObject({
      status: 200,
      body: { signed: 1, failed: 0, mayBeMore: false },
    });
    const proof = await proofOf(bond['verify_token']);
    const [row] = await stack.query(
      'select expiry_date::text as day from public.bonds where id = $1',
      [bond['id']],
    );
    expect(readManifest(proof?.manifest ?? '')?.expiryDate).toBe(row?.['day']);
    expect((await signed()).map((revision) => revision['revision'])).toEqual([1, 2]);
  });
});

describe('an unsigned bond', () => {
  it('is signed by the schedule once', async () => {
    const store = {
      queryAs: (_: unknown, sql: string, given?: unknown[]) => stack.query(sql, given),
    };
    const id = await storeBond(store, { hasFiles: true });
    const [row] = await stack.query('select verify_token from public.bonds where id = $1', [id]);
    expect(await proofOf(row?.['verify_token'])).toBeNull();

    expect(await signAll()).toMatchObject({ body: { signed: 1 } });
    expect(await signAll()).toMatchObject({ body: { signed: 0 } });
    const proof = await proofOf(row?.['verify_token']);
    expect(readManifest(proof?.manifest ?? '')?.history).toBeNull();
  });

  it("that can't be signed doesn't block later ones", async () => {
    const store = {
      queryAs: (_: unknown, sql: string, given?: unknown[]) => stack.query(sql, given),
    };
    const [broken, next] = [
      await storeBond(store, { hasFiles: true }),
      await storeBond(store, { hasFiles: true }),
    ];
    await stack.query(
      `update public.bonds set issued_at = issued_at - interval '1 day' where id = $1`,
      [broken],
    );
    // The first one's manifest can't be stored, as if its row refused writes.
    await stack.query(
      `create function private.refuse_one_manifest() returns trigger language plpgsql as
       $$ begin raise exception 'No room' using errcode = '53100'; end; $$`,
    );
    await stack.query(
      `create trigger refuse_one_manifest before insert on public.bond_manifests
       for each row when (new.bond_id = '${broken}') execute function private.refuse_one_manifest()`,
    );

    expect(await signAll()).toMatchObject({
      status: 200,
      body: { signed: 1, failed: 1, mayBeMore: false },
    });
    const revisions = await stack.query(
      'select bond_id from public.bond_manifests where bond_id = any ($1)',
      [[broken, next]],
    );
    expect(revisions).toEqual([{ bond_id: next }]);
    await stack.query('drop trigger refuse_one_manifest on public.bond_manifests');
    expect(await signAll()).toMatchObject({ body: { signed: 1, failed: 0 } });
  });

  it("is signed only by the schedule's call", async () => {
    expect(await stack.call('sign-manifests', {}, { token: underwriter.token })).toMatchObject({
      status: 401,
    });
  });
});

describe('the audit bundle', () => {
  const fetchBundle = (token?: string, bondId: unknown = bond['id']) =>
    callForFile(stack, 'audit-bundle', { bondId }, token === undefined ? {} : { token });

  it('contains documents, manifest, history and terms for its owner', async () => {
    const { status, headers, bytes } = await fetchBundle(customer.token);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(
      `${String(bond['number'])}-audit-bundle.zip`,
    );

    const files = unzipSync(bytes);
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'history.json',
      'history.txt',
      'manifest.json',
      'manifest.signature.json',
      'marshline-terms-v1.1.pdf',
      'papers/bond.pdf',
      'papers/power-of-attorney.pdf',
    ]);
    const hash = createHash('sha256')
      .update(files['papers/bond.pdf'] ?? '')
      .digest('hex');
    expect(hash).toBe(bond['pdf_sha256']);

    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const proof = { ...(JSON.parse(read('manifest.signature.json')) as SignedManifest) };
    expect(await verifyProof({ ...proof, manifest: read('manifest.json') }, KEYS)).toMatchObject({
      outcome: 'good',
    });
    const events = JSON.parse(read('history.json')) as { hash: string; previousHash: string }[];
    expect(events.length).toBeGreaterThan(2);
    expect(events.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      events.slice(0, -1).map((event) => event.hash),
    );
    expect(read('history.txt')).toContain('Bond issued');
    expect(read('README.txt')).toContain('unchanged since it was made');
  });

  it('is also available to staff', async () => {
    expect((await fetchBundle(underwriter.token)).status).toBe(200);
  });

  it('gives anyone else the same answer as for an unknown bond', async () => {
    expect((await fetchBundle(stranger.token)).status).toBe(404);
    expect((await fetchBundle(customer.token, randomUUID())).status).toBe(404);
    expect((await fetchBundle()).status).toBe(401);
  });
});
