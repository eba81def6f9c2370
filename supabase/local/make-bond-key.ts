/** `npm run bond-key -- 2026-01`: a new key to sign bonds with. It is printed and kept nowhere. */
import { makeBondKey } from './bond-key.ts';

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

const [id = ''] = process.argv.slice(2);
if (ID.test(id)) {
  const { pkcs8, published } = makeBondKey(id, new Date());
  process.stdout.write(`
Secrets of the edge functions. Nobody else may ever see the first line:

BOND_SIGNING_KEY=${pkcs8}
BOND_SIGNING_KEY_ID=${id}

To add to the keys in BOND_PUBLIC_KEYS of the site's build, before the functions get the secrets:

${JSON.stringify(published)}
`);
} else {
  process.stderr.write(
    'Name the key: small letters, digits and hyphens, such as "npm run bond-key -- 2026-01".\n',
  );
  process.exitCode = 1;
}
