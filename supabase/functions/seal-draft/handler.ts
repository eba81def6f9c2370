import { z } from 'zod';
import {
  draftNumbersSchema,
  type DraftNumbers,
  type NumberKind,
} from '../../../src/domain/quote/draft-numbers.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import {
  draftContext,
  type DraftNumberRow,
  loadDraftNumbers,
  openDraftNumber,
  type OwnDraft,
} from '../_shared/draft-numbers.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { sealSecret } from '../_shared/seal.ts';

/** The numbers of the request that are on file. */
export type NumbersOnFile = { onFile: NumberKind[] };

type Asked = DraftNumbers['numbers'][number];

/**
 * Seal the secret numbers of the caller's draft, and say which ones are on file, so that the customer need not type
 * them again. No answer contains a number or a digit of it. Another person's draft looks like one that does not exist. Repeating the call leaves the same numbers on file.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'seal-draft',
      // Each visit of a draft and each change of its numbers is one call.
      limit: { allowed: 120, windowSeconds: 600 },
      schema: draftNumbersSchema,
      handle: (call) => sealDraft(dependencies, call),
    },
    dependencies,
  );
}

async function sealDraft(
  dependencies: Dependencies,
  { body, caller }: Call<DraftNumbers>,
): Promise<Outcome<NumbersOnFile>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  // Use the database's spelling, because the id of the quote is sealed with the numbers.
  const draft: OwnDraft = { quoteId: body.quoteId.toLowerCase(), userId: caller.userId };
  const typed = body.numbers.filter(({ value }) => value !== undefined);
  const rows = await loadDraftNumbers(dependencies.database, draft);
  if (rows === undefined)
    return typed.length > 0
      ? { ok: false, code: 'not-found' }
      : { ok: true, value: { onFile: [] } };

  const asked = body.numbers.filter(({ value }) => value === undefined);
  const kept = await keptOf(dependencies, draft, rows, asked);
  const onFile = [...typed, ...kept].map(({ kind }) => kind);
  const isDropped = ({ kind }: DraftNumberRow) =>
    !onFile.some((known) => known === kind) &&
    (body.isWhole || asked.some((number) => number.kind === kind));
  const dropped = rows.filter(isDropped).map(({ kind, nonce }) => ({ kind, nonce }));
  if (typed.length === 0 && dropped.length === 0) return { ok: true, value: { onFile } };

  const sealed = await Promise.all(typed.map((number) => seal(dependencies, draft, number)));
  const isKept = await store(dependencies, draft, { sealed, dropped });

  return isKept ? { ok: true, value: { onFile } } : { ok: false, code: 'not-found' };
}

/** The numbers that are on file for these principals. */
async function keptOf(
  { keyring }: Dependencies,
  draft: OwnDraft,
  rows: readonly DraftNumberRow[],
  asked: readonly Asked[],
): Promise<Asked[]> {
  const opened = await Promise.all(
    asked.map((number) => {
      const row = rows.find(({ kind }) => kind === number.kind);

      return openDraftNumber(keyring, row, draftContext(draft, number));
    }),
  );

  return asked.filter((_, index) => opened[index] !== undefined);
}

async function seal({ keyring }: Dependencies, draft: OwnDraft, { value = '', ...number }: Asked) {
  const { keyId, ...sealed } = await sealSecret(keyring, value, draftContext(draft, number));

  return { kind: number.kind, ...sealed, key_id: keyId };
}

/** Store and delete numbers in one transaction. False if the draft was submitted or deleted meanwhile. */
async function store(
  { database }: Dependencies,
  { quoteId, userId }: OwnDraft,
  change: { sealed: object[]; dropped: object[] },
): Promise<boolean> {
  const { data, error } = await database.rpc('keep_draft_numbers', {
    of_application: quoteId,
    caller: userId,
    change: JSON.parse(JSON.stringify(change)),
  });
  if (error) throw new DependencyError('database', error.code);

  return z.boolean().parse(data);
}
