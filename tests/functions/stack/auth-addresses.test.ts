import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowStack } from '../../support/shared-stack';
import { anonClient, PASSWORD, signUpCustomer, type TestStack } from '../../support/stack';
import type { Message } from '../../../supabase/local/mail/mailbox';

/** Texts that a mail program reads as another address than the one they seem to be, or as several. */
const TWO_FACED = [
  'Kim<evil@evil.example>',
  'kim@example.com,evil@evil.example',
  'evil@evil.example;kim@example.com',
  '"kim,evil@evil.example"@example.com',
  'kim(evil@evil.example)@example.com',
  'kim:evil@evil.example;@example.com',
  'kim@example.com\r\nBcc:evil@evil.example',
  'kim@example.com\u2028',
  'ki\u202em@example.com',
  'kim@exa\u0000mple.com',
  `${'k'.repeat(5_000)}@example.com`,
];

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

async function allMails(): Promise<Message[]> {
  return (await (await fetch(`${stack.mailUrl}/api/messages`)).json()) as Message[];
}

describe.each(TWO_FACED.map((email) => [email.slice(0, 40), email]))(
  'the address %j',
  (_, email) => {
    it('signs nobody up and gets no mail', async () => {
      const before = await allMails();
      const { error } = await anonClient(stack).auth.signUp({ email, password: PASSWORD });

      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(await allMails()).toEqual(before);
      expect(stack.output).toEqual([]);
    });

    it('becomes nobody’s new address', async () => {
      const { client } = await signUpCustomer(stack);
      const before = await allMails();
      const { error } = await client.auth.updateUser({ email });

      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
      expect(await allMails()).toEqual(before);
      expect(stack.output).toEqual([]);
    });
  },
);
