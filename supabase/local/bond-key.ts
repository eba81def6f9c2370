import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { toIsoDate } from '../../src/domain/dates.ts';
import { readBondKeys, type BondKey } from '../../src/domain/proof/bond-keys.ts';
import { readOrMake } from './kept-file.ts';

/** A key that signs bonds: the private half for the functions, and the public half that the site publishes. */
export type LocalBondKey = { pkcs8: string; published: BondKey };

const fileSchema = z.strictObject({
  pkcs8: z.base64(),
  published: z.custom<BondKey>((value) => readBondKeys({ keys: [value] }) !== undefined),
});

/** Create a key that is valid from today, under an id. */
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
 * The key that signs the bonds of a data directory, created at its first start. It is stored with the directory's other
 * secrets, readable by its owner only, and never in the repository.
 */
export function readBondKey(directory: string): Promise<LocalBondKey> {
  return readOrMake(join(directory, 'bond-key.json'), fileSchema, () =>
    makeBondKey('local-1', new Date()),
  );
}
