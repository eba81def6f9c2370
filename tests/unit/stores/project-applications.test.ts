// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectStage } from '~/domain/contractors/project-stages';
import {
  $sentBonds,
  loadSentBonds,
  nextApplicationId,
  sentKey,
} from '~/stores/project-applications';
import { PROJECT } from '../../support/contractor-desk.ts';

/** The sent applications of the account by their ids. */
const stored = new Map<string, string>();
let calls = 0;
let isOut = false;
/** What the next answer waits for. It has what was stored when it was asked. */
let held: Promise<undefined> | undefined;

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const { searchParams } = new URL(new Request(input, init).url);
  calls += 1;
  if (isOut) return new Response(null, { status: 503 });
  const ids = String(searchParams.get('id'))
    .replace(/^in\.\(|\)$/gu, '')
    .split(',');

  const rows = ids.flatMap((id) =>
    stored.has(id) ? [{ id, status: stored.get(id), bonds: null }] : [],
  );
  await held;

  return Response.json(rows);
});

const at = (stage: ProjectStage) => ({ ...PROJECT, stage });
const WON = at('awarded');
const statusOf = (bond: 'bid-bond' | 'performance-bond') =>
  $sentBonds.get().get(sentKey(PROJECT, bond))?.status;

async function send(status: string): Promise<string> {
  const id = await nextApplicationId(WON, 'performance-bond');
  stored.set(id, status);

  return id;
}

beforeEach(() => {
  stored.clear();
  $sentBonds.set(new Map());
  calls = 0;
  isOut = false;
});

describe('the application for a bond of a project', () => {
  it('has the same id until it is withdrawn', async () => {
    const id = await send('under_review');
    await loadSentBonds([WON]);

    expect(statusOf('performance-bond')).toBe('under_review');
    expect(await nextApplicationId(WON, 'performance-bond')).toBe(id);
  });

  it('is another one after each withdrawal, and the last one counts', async () => {
    const first = await send('withdrawn');
    await loadSentBonds([WON]);
    const second = await send('withdrawn');
    await loadSentBonds([WON]);
    const third = await send('under_review');
    await loadSentBonds([WON]);

    expect(new Set([first, second, third]).size).toBe(3);
    expect(statusOf('performance-bond')).toBe('under_review');
  });

  it('keeps the last known status while the network is down', async () => {
    await send('under_review');
    await loadSentBonds([WON]);
    isOut = true;
    await loadSentBonds([WON]);

    expect(statusOf('performance-bond')).toBe('under_review');
  });

  it('keeps the newest answer when an older one arrives last', async () => {
    const id = await send('under_review');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    held = promise;
    const older = loadSentBonds([WON]);
    await vi.waitFor(() => expect(calls).toBe(1));
    held = undefined;
    stored.set(id, 'approved');
    await loadSentBonds([WON]);
    resolve(undefined);
    await older;

    expect(statusOf('performance-bond')).toBe('approved');
  });

  it('is looked for at the stage that needs its bond, and at no other', async () => {
    stored.set(await nextApplicationId(PROJECT, 'bid-bond'), 'submitted');
    await loadSentBonds([at('considering')]);
    expect(calls).toBe(0);

    await loadSentBonds([at('approved')]);
    expect(statusOf('bid-bond')).toBe('submitted');
  });
});
