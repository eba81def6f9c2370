/**
 * Serves the built test site with its own stack and identity provider until it is stopped. The stack is embedded, on the
 * tests' Postgres, unless the environment names another one, which it empties.
 */
import process from 'node:process';
import { startSiteServer } from '../../src/integrations/local-server/start-site-server.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { TEST_BOND_KEY } from './bond-key.ts';
import { startIdentityProvider } from './identity-provider.ts';
import { borrowOtherStack } from './other-stack/open-other-stack.ts';
import { otherStack } from './other-stack/stack-place.ts';
import { nativeDatabase } from './postgres/native-connection.ts';
import startPostgres from './postgres/with-postgres.ts';
import { serveDatabase } from './site-database.ts';
import { GENEROUS_LIMITS } from './stack.ts';
import { TEST_SECRETS } from './test-secrets.ts';
import { testSite } from './test-site.ts';

/** Long enough to see the button's busy state, short enough for a suite. Visitors wait two seconds. */
const PAYMENT_DELAY_MS = 300;

const provider = await startIdentityProvider({
  port: testSite.identityPort,
  siteOrigin: testSite.url,
});
const stopPostgres = otherStack ? undefined : await startPostgres();
const stack = otherStack
  ? await borrowOtherStack(otherStack)
  : await startStack({
      apiPort: testSite.apiPort,
      mailPort: testSite.mailPort,
      smtpPort: testSite.smtpPort,
      sitePort: testSite.port,
      dataDirectory: 'memory:',
      bondKey: TEST_BOND_KEY,
      secrets: TEST_SECRETS,
      paymentDelayMs: PAYMENT_DELAY_MS,
      singleSignOn: {
        AUTH0_DOMAIN: testSite.identityDomain,
        AUTH0_CLIENT_ID: testSite.identityClientId,
      },
      authLimits: GENEROUS_LIMITS, // all tests come from one address
      ...nativeDatabase(),
    });
const door = await serveDatabase(stack);
const site = await startSiteServer({ ...testSite, compression: 'fast' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([site.stop(), door.stop(), stack.stop(), provider.stop()])
      .then(stopPostgres)
      .then(() => process.exit(0));
  });
}
