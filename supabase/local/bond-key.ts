import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toIsoDate } from '../../src/domain/dates.ts';
import { readBondKeys, type BondKey } from '../../src/domain/proof/bond-keys.ts';

/** A key that signs bonds: the private half as functions take it, and the public half as the site publishes it. */
export type LocalBondKey = { pkcs8: string; published: BondKey };

const fileSchema = z.strictObject({
  pkcs8: z.base64(),
  published: z.custom<BondKey>((value) => readBondKeys({ keys: [value] }) !== undefined),
});

/** Make a key that is valid from today, under an id. */
export function makeBondKey(id: string, now: Date): LocalBondKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });

  return {
    pkcs8: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    published: {
      kty: 'OKP',
      crv: 'Ed25519',
      kid: id,
      x,
      validFrom: toIsoDate(now.getTime()),
      retired: null,
    },
  };
}

/**
 * The key that signs the bonds of a data directory, made at its first start. It stays beside the other secrets of the
 * directory, readable by its owner alone, and is never in the repository.
 */
export async function readBondKey(directory: string): Promise<LocalBondKey> {
  const file = join(directory, 'bond-key.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return fileSchema.parse(JSON.parse(text));

  const key = makeBondKey('local-1', new Date());
  await writeFile(file, JSON.stringify(key, null, 2), { mode: 0o600, flag: 'wx' });

  return key;
}
