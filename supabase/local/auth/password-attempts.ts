import { z } from 'zod';
import { PG_FUNCTION } from '../config.ts';
import type { AuthParts } from './call.ts';
import { AuthFailure } from './failure.ts';

const answerSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('continue') }),
  z.object({ decision: z.literal('reject'), message: z.string() }),
]);

/**
 * Call the password verification hook of config.toml, as the platform's Auth does: for each password sign-in to a known
 * account, right or wrong. Throws the platform's refusal when the hook rejects it.
 */
export async function checkPasswordAttempt(
  { database, config }: AuthParts,
  userId: string,
  isValid: boolean,
): Promise<void> {
  const { enabled, uri } = config.auth.hook.password_verification_attempt;
  const [, schema, name] = PG_FUNCTION.exec(uri) ?? [];
  if (!enabled || !schema || !name) return;

  const { rows } = await database.query<{ answer: unknown }>(
    `select ${schema}.${name}($1::jsonb) as answer`,
    [JSON.stringify({ user_id: userId, valid: isValid })],
  );
  const answer = answerSchema.parse(rows[0]?.answer);
  if (answer.decision === 'reject')
    throw new AuthFailure(400, 'invalid_credentials', answer.message);
}
