// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $signingStage,
  declineNow,
  saveStep,
  signNow,
  startSigning,
  type SigningStage,
} from '~/stores/signing';

const TOKEN = 'a'.repeat(32);
const KEPT = 'marshline-signing-session';

/** The call of the server's function, and the session it was made in. */
const calls: string[] = [];

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const name = String(input).split('/').at(-1) ?? '';
  calls.push(name);

  return name === 'open-signing-link'
    ? Response.json({ sender: 'Vale Law' })
    : Response.json({ code: 'session-ended' }, { status: 401 });
});

beforeEach(async () => {
  sessionStorage.clear();
  calls.length = 0;
  await startSigning(TOKEN);
  sessionStorage.setItem(KEPT, `${TOKEN} key`);
  // The stage of a session that ends while the signer reads.
  $signingStage.set({ name: 'part' } as SigningStage);
});

describe('a session that ended', () => {
  it.each([
    ['a step', () => saveStep({}).then((failure) => failure?.code)],
    ['the signature', () => signNow('Ana Vale')],
    ['the refusal', () => declineNow()],
  ])('leads from %s to the page that sends a new code', async (_, act) => {
    expect(await act()).toBe('session-ended');

    expect($signingStage.get().name).toBe('link');
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });
});
