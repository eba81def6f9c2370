/** `npm run bond-key -- 2026-01`: prints a new key for signing bonds and stores it nowhere. */
import { makeBondKey } from './bond-key.ts';

const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

const [id = ''] = process.argv.slice(2);
if (ID.test(id)) {
  const { pkcs8, published } = makeBondKey(id, new Date());
  process.stdout.write(`
Secrets for the Edge Functions. Keep the first line secret:

BOND_SIGNING_KEY=${pkcs8}
BOND_SIGNING_KEY_ID=${id}

Before you set the secrets, add this key to BOND_PUBLIC_KEYS of the site's build:

${JSON.stringify(published)}
`);
} else {
  process.stderr.write(
    'Name the key with lower-case letters, digits and hyphens, such as "npm run bond-key -- 2026-01".\n',
  );
  process.exitCode = 1;
}
