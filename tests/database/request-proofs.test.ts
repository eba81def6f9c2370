import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addProof, askForChange, holdBond } from '../support/bond-requests.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

it('storing a request locks its proofs, so that none is deleted meanwhile', async () => {
  const held = await holdBond(database);
  const proof = await addProof(database, held);
  await askForChange(database, held, { documentIds: [proof, randomUUID()] });

  // The row keeps the id of its last lock even if nothing was stored.
  const [row] = await database.query(
    `select xmax::text <> '0' as was_locked from public.application_documents where id = $1`,
    [proof],
  );
  expect(row).toEqual({ was_locked: true });
});
