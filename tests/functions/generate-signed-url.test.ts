import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireToken } from '../support/expired-token.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { serviceClient } from '../support/stack.ts';
import { storeBond, type BondToStore } from '../support/stored-bond.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };
const NOT_AVAILABLE = { status: 404, body: { code: 'not-available' } };
const PDF = '%PDF-1.7 a bond';

let stack: FunctionsStack;
let owner: { userId: string; token: string };
let stranger: { userId: string; token: string };
let bondId: string;
let number: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  owner = await stack.signIn();
  stranger = await stack.signIn();
  bondId = await addBond({ ...owner, hasFiles: true });
  await upload(`${bondId}/bond.pdf`);
  await upload(`${bondId}/power-of-attorney.pdf`);
  const [row] = await stack.query('select number from public.bonds where id = $1', [bondId]);
  number = String(row?.['number']);
});

afterAll(() => stack.stop());

const addBond = (bond: BondToStore) =>
  storeBond({ queryAs: (_, sql, parameters) => stack.query(sql, parameters) }, bond);

async function upload(path: string): Promise<void> {
  const { error } = await serviceClient(stack)
    .storage.from('bonds')
    .upload(path, new Blob([PDF], { type: 'application/pdf' }));
  if (error) throw error;
}

const sign = (body: object, token?: string) =>
  stack.call('generate-signed-url', body, token === undefined ? {} : { token });

describe('the owner', () => {
  it.each([
    ['bond', 'notary-bond.pdf'],
    ['poa', 'notary-power-of-attorney.pdf'],
  ])('gets a URL of the %s that downloads it under a readable name', async (type, name) => {
    const { status, body } = await sign({ bondId, type }, owner.token);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['url']);

    const file = await fetch(String(body['url'])); // without a key or a session, because the URL is enough
    expect(await file.text()).toBe(PDF);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('content-disposition')).toContain(`${number}-${name}`);
  });

  it('gets a URL that expires after a minute', async () => {
    const { body } = await sign({ bondId, type: 'bond' }, owner.token);
    const token = new URL(String(body['url'])).searchParams.get('token') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp: number;
    };

    const seconds = claims.exp - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(61);
  });

  it('gets a new URL each time', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => sign({ bondId, type: 'bond' }, owner.token)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('gets a clear message if the bond has no file yet or the file is missing', async () => {
    const bare = await addBond(owner);
    const lost = await addBond({ ...owner, hasFiles: true });

    expect(await sign({ bondId: bare, type: 'bond' }, owner.token)).toMatchObject(NOT_AVAILABLE);
    expect(await sign({ bondId: lost, type: 'poa' }, owner.token)).toMatchObject(NOT_AVAILABLE);
  });
});

describe('anyone else', () => {
  it('gets the same answer as for an unknown bond', async () => {
    const ofAnother = await sign({ bondId, type: 'bond' }, stranger.token);
    const ofNobody = await sign({ bondId: randomUUID(), type: 'bond' }, stranger.token);

    expect(ofAnother).toMatchObject(NOT_FOUND);
    expect(ofAnother.body).toEqual(ofNobody.body);
  });

  it('finds no bond without an owner', async () => {
    const unclaimed = await addBond({ hasFiles: true });

    expect(await sign({ bondId: unclaimed, type: 'bond' }, stranger.token)).toMatchObject(
      NOT_FOUND,
    );
  });

  it("can't pose as the owner", async () => {
    const body = { bondId, type: 'bond', userId: owner.userId, path: `${bondId}/bond.pdf` };

    expect(await sign(body, stranger.token)).toMatchObject(NOT_FOUND);
  });

  it('is refused as a visitor and with an expired token', async () => {
    const expired = await expireToken(owner.token);

    for (const token of [undefined, expired]) {
      expect(await sign({ bondId, type: 'bond' }, token)).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
    }
  });

  it("can't read the file without a URL", async () => {
    const file = `${stack.apiUrl}/storage/v1/object/bonds/${bondId}/bond.pdf`;

    for (const { token } of [owner, stranger]) {
      const response = await fetch(file, { headers: { authorization: `Bearer ${token}` } });
      expect(response.ok).toBe(false);
    }
  });

  it('on the staff gets the file of any bond, with one record a day', async () => {
    const { userId, token } = await stack.signInStaff();

    expect(await sign({ bondId, type: 'poa' }, token)).toMatchObject({ status: 200 });
    expect(await sign({ bondId, type: 'bond' }, token)).toMatchObject({ status: 200 });
    expect(
      await stack.query(
        'select kind, bond_id, document_id from private.staff_reads where reader_id = $1',
        [userId],
      ),
    ).toEqual([{ kind: 'bond-papers-opened', bond_id: bondId, document_id: null }]);
  });
});

it.each([
  ['no bond', { type: 'bond' }],
  ['a number', { bondId: 'MSB-27182818', type: 'bond' }],
  ['a path', { bondId: '../applications', type: 'bond' }],
  ['another kind of file', { bondId: randomUUID(), type: 'filing_packet' }],
])('a call with %s is refused', async (_, body) => {
  expect(await sign(body, owner.token)).toMatchObject({ status: 422 });
});
