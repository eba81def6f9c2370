import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { createSender, type Sender } from '../support/mail-sender.ts';
import { signUpCustomer } from '../support/stack.ts';
import { storeBond } from '../support/stored-bond.ts';

let stack: FunctionsStack;
let bondId: string;
let server: MailServer;
let sender: Sender;

beforeAll(async () => {
  stack = await startFunctionsStack();
  const { userId } = await signUpCustomer(stack);
  bondId = await storeBond(
    { queryAs: (_, sql, parameters) => stack.query(sql, parameters) },
    { userId },
  );
  server = await startMailServer();
  sender = await createSender(stack, () => server.port);
  await stack.query('delete from private.notifications');
});

afterAll(async () => {
  await server.stop();
  await stack.stop();
});

async function enqueue(kind: string, data: object, key: string = randomUUID()): Promise<void> {
  await stack.query(`select private.enqueue_notification($1, null, $2, null, null, $3, $4)`, [
    kind,
    bondId,
    key,
    data,
  ]);
}

const EXPIRED = {
  bondNumber: 'MSB-27182818',
  bondTitle: 'Notary Bond, Tennessee',
  expiredOn: '2026-11-20',
  renewPath: '/quote?renew=1',
};
const DUE = { ...EXPIRED, expiresOn: '2026-12-20', daysLeft: 30 };

it('a mail that reminds of a renewal brings its day as a calendar file, and other mails bring none', async () => {
  await enqueue('renewal_due', DUE);
  await enqueue('bond_expired', EXPIRED);
  await sender.send();

  const files = server.taken.flatMap((mail) => mail.files);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatchObject({ name: 'renew-msb-27182818.ics', type: 'text/calendar' });
  const text = files[0]?.text.replace(/\r?\n /gu, '');
  expect(text).toContain(`UID:renewal-${bondId}-2026-12-20@marshlinesurety`);
  expect(text).toContain('DTSTART;VALUE=DATE:20261220');
  expect(text).toContain('URL:http://localhost:4321/quote?renew=1');
});
