/**
 * Serves an embedded stack as a process of its own, and prints the variables by which tests reach it, one a line. Ends
 * with its standard input. `npm run test:stack -- --rehearse` proves the seam with it.
 */
import process from 'node:process';
import { TEST_BOND_KEY } from '../bond-key.ts';
import { SOCKET_VARIABLE } from '../postgres/native-database.ts';
import { openPort } from '../postgres/open-port.ts';
import { OWNER } from '../postgres/project-template.ts';
import startPostgres from '../postgres/with-postgres.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../keys.ts';
import { startTestStack } from '../stack.ts';
import { TEST_SECRETS } from '../test-secrets.ts';
import { testSite } from '../test-site.ts';

const stopPostgres = await startPostgres();
const socketPath = process.env[SOCKET_VARIABLE];
if (!socketPath) throw new Error('The rehearsal needs the native Postgres, which is not here.');

const stack = await startTestStack({
  ...(process.argv.includes('--stories') && { sitePort: testSite.port }),
  secrets: TEST_SECRETS,
  bondKey: TEST_BOND_KEY,
});
const { rows } = await stack.database.query<{ name: string }>('select current_database() as name');
const wire = await openPort({ socketPath, user: OWNER, database: String(rows[0]?.name) });

process.stdout.write(`MARSHLINE_STACK_API_URL=${stack.apiUrl}
MARSHLINE_STACK_PUBLISHABLE_KEY=${PUBLISHABLE_KEY}
MARSHLINE_STACK_SECRET_KEY=${SECRET_KEY}
MARSHLINE_STACK_DATABASE_URL=${wire.url}
MARSHLINE_STACK_MAIL_URL=${stack.mailUrl}

`);

process.stdin.resume().once('end', () => {
  void Promise.all([wire.close(), stack.stop()])
    .then(stopPostgres)
    .then(() => process.exit());
});
