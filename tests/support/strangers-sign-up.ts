import { createHash, randomUUID } from 'node:crypto';
import { anonClient, type TestStack } from './stack.ts';

/** The password of a stranger who signs up with another person's address. */
export const STRANGERS_PASSWORD = 'Not the horse 1 of the owner!';

/** An address that no other test uses. */
export function freshEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** What the site sends instead of the key that only the signing-up browser has. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether the password opens a session. */
export async function canSignIn(
  stack: TestStack,
  email: string,
  password: string,
): Promise<boolean> {
  const { data } = await anonClient(stack).auth.signInWithPassword({ email, password });

  return data.session !== null;
}
