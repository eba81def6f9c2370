import { z } from 'zod';
import { termsFileName } from '../../../src/domain/papers/file-names.ts';
import { rememberSuccess } from '../../../src/domain/remember-success.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { pdfAnswer } from '../_shared/file-answer.ts';
import { TERMS } from '../_shared/papers/paper-words.ts';
import { makeTermsPaper } from '../_shared/papers/terms-paper.ts';

/**
 * The terms of use as a PDF, for everybody. The bytes change only with the text, so each instance makes the PDF once.
 * After a failure, the next call makes it again.
 */
export function createHandler(
  dependencies: Dependencies,
  makePaper = makeTermsPaper,
): (request: Request) => Promise<Response> {
  const getPaper = rememberSuccess(() => makePaper(TERMS));

  return createEndpoint(
    {
      name: 'terms-pdf',
      limit: { allowed: 60, windowSeconds: 600 },
      schema: z.strictObject({}),
      needsFactor: false,
      async handle() {
        return { ok: true, value: pdfAnswer(await getPaper(), termsFileName(TERMS.version)) };
      },
    },
    dependencies,
  );
}
