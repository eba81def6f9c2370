import { z } from 'zod';
import { LETTER_STATE_LABELS } from '../../../src/domain/contractors/bondability-letter.ts';
import { keysOf } from '../../../src/domain/contractors/closed-sets.ts';
import { letterFileName } from '../../../src/domain/papers/letter-words.ts';
import { letterCallSchema, type LetterCall } from '../../../src/domain/papers/letter-call.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { pdfAnswer } from '../_shared/file-answer.ts';
import { makeLetterPaper } from '../_shared/papers/letter-paper.ts';

const letterSchema = z
  .object({
    contractor: z.string(),
    project: z.string(),
    single: z.int(),
    aggregate: z.int(),
    issuedOn: z.iso.date(),
    validUntil: z.iso.date(),
    state: z.enum(keysOf(LETTER_STATE_LABELS)),
    addressedTo: z.string(),
    token: z.string(),
  })
  .nullable();

/**
 * A letter of bondability as a PDF for a member of its contractor. Other callers get 'not-found'. A letter that is no
 * longer valid is 'not-available', so that a member does not hand it out by mistake.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'bondability-letter',
      // Each letter is one call.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: letterCallSchema,
      handle: (call) => printLetter(dependencies, call),
    },
    dependencies,
  );
}

async function printLetter(
  { database, allowedOrigins }: Dependencies,
  { body, caller }: Call<LetterCall>,
): Promise<Outcome<Response>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { data, error } = await database.rpc('letter_to_print', {
    of_letter: body.letterId,
    caller: caller.userId,
  });
  if (error) throw new DependencyError('database', error.code);

  const letter = letterSchema.parse(data);
  if (letter === null) return { ok: false, code: 'not-found' };
  if (letter.state !== 'valid') return { ok: false, code: 'not-available' };

  const { token, ...words } = letter;
  const bytes = await makeLetterPaper(words, `${allowedOrigins[0] ?? ''}/verify/${token}`);

  return { ok: true, value: pdfAnswer(bytes, letterFileName(letter.issuedOn)) };
}
