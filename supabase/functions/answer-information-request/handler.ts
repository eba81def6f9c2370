import { z } from 'zod';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../../src/domain/application-status.ts';
import {
  informationAnswerSchema,
  type InformationAnswer,
} from '../../../src/domain/applications/customer-actions.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';

const answeredSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('answered'), status: z.enum(APPLICATION_STATUSES) }),
  z.object({ outcome: z.enum(['not-found', 'not-open', 'nothing-sent']) }),
]);

/**
 * Store the caller's answer to the last question about an application and return the application to its underwriter. The
 * answer may be empty if a file that the question asked for was added. Repeating the same answer has no further effect.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'answer-information-request',
      limit: { allowed: 30, windowSeconds: 600 },
      schema: informationAnswerSchema,
      handle: (call) => answerInformationRequest(dependencies, call),
    },
    dependencies,
  );
}

async function answerInformationRequest(
  { database }: Dependencies,
  { body, caller }: Call<InformationAnswer>,
): Promise<Outcome<{ status: ApplicationStatus }>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { data, error } = await database.rpc('answer_information_request', {
    of_application: body.applicationId,
    caller: caller.userId,
    answer: body.answer,
  });
  if (error) throw new DependencyError('database', error.code);

  const stored = answeredSchema.parse(data);
  return stored.outcome === 'answered'
    ? { ok: true, value: { status: stored.status } }
    : { ok: false, code: stored.outcome };
}
