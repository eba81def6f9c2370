import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readOrMake } from './kept-file.ts';

const secretsSchema = z.strictObject({
  jwtSecret: z.string().min(1),
  sealingKey: z.base64().min(1),
  callerHashKey: z.base64().min(1),
});

/** The secrets of a data directory: for signing tokens, sealing identities and hashing callers' addresses. */
export type Secrets = z.output<typeof secretsSchema>;

/**
 * The secrets of a data directory, random bytes created at its first start. They are stored with the data that they
 * protect, readable by their owner only, and never in the repository.
 */
export function readSecrets(directory: string): Promise<Secrets> {
  const random = () => randomBytes(32).toString('base64');

  return readOrMake(join(directory, 'secrets.json'), secretsSchema, () => ({
    jwtSecret: random(),
    sealingKey: random(),
    callerHashKey: random(),
  }));
}
