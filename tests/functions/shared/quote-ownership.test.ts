import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashQuoteKey, ownsQuote } from '../../../supabase/functions/_shared/quote-ownership.ts';
import { openDatabase, type ActorDatabase } from '../../support/actor-database.ts';

const ADA = '11111111-1111-4111-8111-111111111111';
const BEN = '22222222-2222-4222-8222-222222222222';
const KEY = 'a'.repeat(64);
const OTHER_KEY = 'b'.repeat(64);

const CASES = [
  { claim: 'the visitor with the key', row: [null, KEY], by: [null, KEY], owns: true },
  { claim: 'a visitor with another key', row: [null, KEY], by: [null, OTHER_KEY], owns: false },
  { claim: 'a visitor who has since signed in', row: [null, KEY], by: [ADA, KEY], owns: true },
  { claim: 'a customer with another key', row: [null, KEY], by: [ADA, OTHER_KEY], owns: false },
  { claim: 'the customer on another device', row: [ADA, KEY], by: [ADA, OTHER_KEY], owns: true },
  { claim: 'a visitor with the key of an account', row: [ADA, KEY], by: [null, KEY], owns: false },
  { claim: 'another customer with the key', row: [ADA, KEY], by: [BEN, KEY], owns: false },
  { claim: 'another customer', row: [ADA, KEY], by: [BEN, OTHER_KEY], owns: false },
  { claim: 'the customer of a saved draft', row: [ADA, null], by: [ADA, KEY], owns: true },
  { claim: 'a visitor at a saved draft', row: [ADA, null], by: [null, KEY], owns: false },
  { claim: 'anyone at a row of nobody', row: [null, null], by: [ADA, KEY], owns: false },
] as const;

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

describe('the owner of a quote', () => {
  it.each(CASES)('$claim: $owns', async ({ row, by, owns }) => {
    const owner = { userId: row[0], keyHash: row[1] };
    const claim = { userId: by[0] ?? undefined, keyHash: by[1] };
    expect(ownsQuote(owner, claim)).toBe(owns);

    const [decided] = await database.query('select private.owns_quote($1, $2, $3, $4) as owns', [
      ...row,
      ...by,
    ]);
    expect(decided, 'the database decides the same').toEqual({ owns });
  });

  it('is recognized by the SHA-256 of the key', async () => {
    const expected = createHash('sha256').update('a-quote-key').digest('hex');

    expect(await hashQuoteKey('a-quote-key')).toBe(expected);
  });
});
