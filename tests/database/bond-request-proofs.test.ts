import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  addProof,
  askForChange,
  holdBond,
  proofPath,
  type HeldBond,
} from '../support/bond-requests.ts';
import { addDocumentRow, addFile } from '../support/stored-documents.ts';

const DENIED = { code: '42501' };

let database: ActorDatabase;
let stranger: { userId: string };
let held: HeldBond;

beforeAll(async () => {
  database = await openDatabase();
  stranger = await database.addCustomer();
});

beforeEach(async () => {
  held = await holdBond(database);
});

afterAll(() => database.close());

describe('proofs of a request about a bond', () => {
  const columns = () => ({
    application_id: held.applicationId,
    doc_type: 'request_proof',
    storage_path: proofPath(held.applicationId),
    original_name: 'release.pdf',
    mime_type: 'application/pdf',
    size_bytes: 2048,
  });
  const remove = (id: string, userId = held.userId) =>
    database.changeAs(
      { userId },
      `update public.application_documents set status = 'deleted' where id = $1`,
      [id],
    );

  it('can be added only by the holder of an active bond, as a row and a file', async () => {
    const owner = { userId: held.userId };
    await addFile(database, owner, proofPath(held.applicationId));
    await addDocumentRow(database, owner, columns());
    await expect(addFile(database, stranger, proofPath(held.applicationId))).rejects.toMatchObject(
      DENIED,
    );
    await expect(addDocumentRow(database, stranger, columns())).rejects.toMatchObject(DENIED);

    await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [
      held.bondId,
    ]);
    await expect(addFile(database, owner, proofPath(held.applicationId))).rejects.toMatchObject(
      DENIED,
    );
    await expect(addDocumentRow(database, owner, columns())).rejects.toMatchObject(DENIED);
  });

  it("don't allow any other document after the bond is issued", async () => {
    const storagePath = proofPath(held.applicationId).replace('request_proof', 'other');

    await expect(
      addDocumentRow(
        database,
        { userId: held.userId },
        { ...columns(), doc_type: 'other', storage_path: storagePath },
      ),
    ).rejects.toMatchObject(DENIED);
  });

  it('can be deleted until a request uses them', async () => {
    const [loose, used] = [await addProof(database, held), await addProof(database, held)];
    await askForChange(database, held, { documentIds: [used] });

    expect(await remove(loose, stranger.userId)).toBe(0);
    expect(await remove(loose)).toBe(1);
    expect(await remove(used)).toBe(0);
  });
});
