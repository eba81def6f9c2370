import { expect, it } from 'vitest';
import { endCalendarFeed, loadCalendarFeed, makeCalendarFeed } from '~/data/firms/calendar-feed';
import { cannedServer, noNetwork } from '../canned-server';

const TOKEN = 'abc';
const TOKEN_HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

const answering = (answer: unknown) => cannedServer(() => Response.json(answer));
const failing = () => cannedServer(() => Response.json({ code: 'XX000' }, { status: 500 }));

it('tells when the subscription was made, or that there is none', async () => {
  expect(await loadCalendarFeed(answering('2026-11-01T10:00:00Z').db)).toEqual({
    ok: true,
    value: { madeAt: '2026-11-01T10:00:00Z' },
  });
  expect(await loadCalendarFeed(answering(null).db)).toEqual({
    ok: true,
    value: { madeAt: undefined },
  });
  expect(await loadCalendarFeed(failing().db)).toEqual({ ok: false, code: 'load-failed' });
});

it('sends only the hash of the token', async () => {
  const { db, sent } = answering('made');

  expect(await makeCalendarFeed(db, TOKEN)).toEqual({ ok: true, value: undefined });
  expect(sent.map(({ body }) => body)).toEqual([{ fresh_hash: TOKEN_HASH }]);
});

it('tells why a subscription was not made or ended', async () => {
  expect(await makeCalendarFeed(answering('not-a-member').db, TOKEN)).toEqual({
    ok: false,
    code: 'not-a-member',
  });
  expect(await endCalendarFeed(answering('ended').db)).toEqual({ ok: true, value: undefined });
  expect(await endCalendarFeed(failing().db)).toEqual({ ok: false, code: 'refused' });
  expect(await endCalendarFeed(cannedServer(noNetwork).db)).toMatchObject({ ok: false });
});
