import { fileURLToPath } from 'node:url';
import { otherStack } from './other-stack/stack-place.ts';

/**
 * A port from the environment, otherwise the tests' own default. The defaults differ from the ports of `npm start`, and lie
 * below those that systems give to outgoing connections (from 32768): one of these could hold the port for a moment.
 */
function port(name: string, standard: number): number {
  return Number(process.env[name] ?? standard);
}

const apiPort = port('MARSHLINE_TEST_API_PORT', 25321);
const mailPort = port('MARSHLINE_TEST_MAIL_PORT', 25324);
const smtpPort = port('MARSHLINE_TEST_SMTP_PORT', 25325);
const identityPort = port('MARSHLINE_TEST_IDENTITY_PORT', smtpPort + 1);
const sitePort = port('MARSHLINE_TEST_SITE_PORT', 4421);

/** The addresses of the tests' own site, of its stack and mailbox, and of the identity provider. */
export const testSite = {
  directory: fileURLToPath(
    new URL(process.env.MARSHLINE_TEST_SITE_DIR ?? '../../.local/test-site/dist', import.meta.url),
  ),
  netlifyToml: fileURLToPath(new URL('../../netlify.toml', import.meta.url)),
  port: sitePort,
  url: `http://localhost:${sitePort}`,
  apiPort,
  apiUrl: otherStack?.apiUrl ?? `http://127.0.0.1:${apiPort}`,
  mailPort,
  mailUrl: otherStack ? (otherStack.mailUrl ?? '') : `http://127.0.0.1:${mailPort}`,
  smtpPort,
  identityPort,
  /** The single sign-on provider, and the site's client there. */
  identityDomain: `http://127.0.0.1:${identityPort}`,
  identityClientId: 'marshline-site',
};
