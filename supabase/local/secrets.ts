import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const secretsSchema = z.strictObject({
  jwtSecret: z.string(),
  sealingKey: z.base64(),
  callerHashKey: z.base64(),
});

/** Secrets of one data directory: what signs tokens, seals identities and hashes callers' addresses. */
export type Secrets = z.output<typeof secretsSchema>;

/**
 * The secrets of a data directory, made from random bytes at its first start. They stay with the data they
 * protect, readable by their owner alone, and are never in the repository.
 */
export async function readSecrets(directory: string): Promise<Secrets> {
  const file = join(directory, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return secretsSchema.parse(JSON.parse(text));

  const random = () => randomBytes(32).toString('base64');
  const secrets = { jwtSecret: random(), sealingKey: random(), callerHashKey: random() };
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });

  return secrets;
}
