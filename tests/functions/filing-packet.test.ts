import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBondFacts } from '../../supabase/functions/_shared/proof/bond-facts.ts';
import { loadPacketFacts } from '../../supabase/functions/filing-packet/packet-facts.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { expireToken } from '../support/expired-token.ts';
import {
  callForFile,
  payFor,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { readPdf } from '../support/read-pdf.ts';
import { serviceClient } from '../support/stack.ts';
import { storeBond } from '../support/stored-bond.ts';

type Person = { userId: string; token: string };

let stack: FunctionsStack;
let customer: Person;
let stranger: Person;
let underwriter: Person;
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
  const { token } = customer;
  const paymentId = await payFor(stack, quote, application, { token });
  await stack.call('submit-application', buildSubmission(quote, application, paymentId), { token });
  const [row] = await stack.query('select * from public.bonds where application_id = $1', [
    quote.quoteId,
  ]);
  if (row === undefined) throw new Error('The bond was not issued');

  return row;
}

const fetchPacket = (token?: string, bondId: unknown = bond['id']) =>
  callForFile(stack, 'filing-packet', { bondId }, token === undefined ? {} : { token });

const openings = async () => {
  const rows = await stack.query('select * from private.staff_reads where bond_id = $1', [
    bond['id'],
  ]);

  return rows.length;
};

async function storedFile(path: unknown): Promise<Uint8Array> {
  const { data, error } = await serviceClient(stack).storage.from('bonds').download(String(path));
  if (error) throw error;

  return new Uint8Array(await data.arrayBuffer());
}

describe('the filing packet', () => {
  it('is one PDF for the owner: cover, checklist, then the stored papers', async () => {
    const { status, headers, bytes } = await fetchPacket(customer.token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toContain(
      `${String(bond['number'])}-filing-packet.pdf`,
    );

    const pdf = await readPdf(bytes);
    const cover = await pdf.textOf(1);
    expect(pdf).toMatchObject({ title: `Filing packet ${String(bond['number'])}`, isTagged: true });
    expect(cover).toContain(String(bond['obligee']));
    expect(cover).toContain(String(bond['principal']));
    expect(await pdf.textOf(2)).toContain('Check before you go');
    expect(pdf.bookmarks).toEqual(['Cover sheet', 'Checklist', 'Bond', 'Power of attorney']);
  });

  it('names the original files on its cover with the hashes of the stored files', async () => {
    const pdf = await readPdf((await fetchPacket(customer.token)).bytes);
    const cover = await pdf.textOf(1);

    for (const path of [bond['pdf_url'], bond['poa_pdf_url']]) {
      const hash = createHash('sha256')
        .update(await storedFile(path))
        .digest('hex');
      expect(cover).toContain(`SHA-256: ${hash}`);
    }
    expect(cover).toContain(`Original file: ${String(bond['number'])}-notary-bond.pdf`);
  });

  it('is also available to staff, whose opening is recorded; the opening of the owner is not', async () => {
    const before = await openings();
    expect((await fetchPacket(customer.token)).status).toBe(200);
    expect(await openings()).toBe(before);

    expect((await fetchPacket(underwriter.token)).status).toBe(200);
    expect(await openings()).toBe(before + 1);
  });

  it('gives anyone else the same answer as for an unknown bond, and records nothing', async () => {
    const before = await openings();
    const ofAnother = await fetchPacket(stranger.token);
    const ofNobody = await fetchPacket(stranger.token, randomUUID());

    expect([ofAnother.status, ofNobody.status]).toEqual([404, 404]);
    expect(Buffer.from(ofAnother.bytes).toString()).toBe(Buffer.from(ofNobody.bytes).toString());
    expect(await openings()).toBe(before);
  });

  it('refuses a visitor and an expired token', async () => {
    expect((await fetchPacket()).status).toBe(401);
    expect((await fetchPacket(await expireToken(customer.token))).status).toBe(401);
  });

  it('takes no path and no owner from the caller', async () => {
    const body = { bondId: bond['id'], userId: customer.userId, path: bond['pdf_url'] };

    expect(await stack.call('filing-packet', body, { token: stranger.token })).toMatchObject({
      status: 422,
    });
  });

  it('is not available before the papers are made', async () => {
    const bare = await storeBond(
      { queryAs: (_, sql, parameters) => stack.query(sql, parameters) },
      customer,
    );

    expect(
      await stack.call('filing-packet', { bondId: bare }, { token: customer.token }),
    ).toMatchObject({ status: 404, body: { code: 'not-available' } });
  });
});

describe('the cover of a bond that is payable to the state', () => {
  it('is addressed to the office that takes the bond', async () => {
    const client = serviceClient(stack);
    const facts = await loadBondFacts(client, String(bond['id']));
    if (!facts) throw new Error('The bond has no facts');
    const payable = { ...facts, obligee: 'the Governor' };
    const { packet } = await loadPacketFacts(client, String(bond['id']), payable, '2026-11-28');

    expect(packet.office[0]).toEqual(['To', bond['obligee']]);
  });
});

describe('who files a court bond', () => {
  it('is worded for the attorney once the bond belongs to a matter', async () => {
    const client = serviceClient(stack);
    const facts = await loadBondFacts(client, String(bond['id']));
    if (!facts) throw new Error('The bond has no facts');
    const filer = async () => {
      const courtBond = { ...facts, bondSlug: 'administrator', stateCode: 'TX' } as const;
      const { packet } = await loadPacketFacts(client, String(bond['id']), courtBond, '2026-11-28');

      return packet.whoFiles;
    };
    expect(await filer()).toBe('You or your attorney');

    await stack.query(
      `with firm as (
         insert into public.firms (id, name, office_address) values (gen_random_uuid(), 'Ward & Hale', '12 Broad Street')
         returning id
       )
       insert into public.matters (id, firm_id, kind, application_id)
       select gen_random_uuid(), firm.id, 'fiduciary', $1 from firm`,
      [bond['application_id']],
    );
    expect(await filer()).toBe('You or your client');
  });
});

describe('a paper that somebody replaced in Storage', () => {
  it('is never packed', async () => {
    const other = await issueAtOnce();
    const { error } = await serviceClient(stack)
      .storage.from('bonds')
      .upload(
        String(other['pdf_url']),
        new Blob(['%PDF-1.7 forged'], { type: 'application/pdf' }),
        { upsert: true },
      );
    if (error) throw error;

    expect(
      await stack.call('filing-packet', { bondId: other['id'] }, { token: customer.token }),
    ).toMatchObject({ status: 500, body: { code: 'unexpected' } });
  });
});
