import { expect, it } from 'vitest';
import {
  askUnderwriter,
  listMatterQuestions,
  takeInquiryAnswer,
} from '~/data/firms/matter-answers';
import { cannedServer, noNetwork } from '../canned-server';

const ROW = {
  worry: 'credit',
  details: 'A score of 540',
  facts: 'Objections: No',
  bond: 'administrator',
  state: 'SC',
  amount: 25_000_000,
  askedAt: '2026-11-20T10:00:00Z',
};
const ANSWERED = { ...ROW, answer: 'needs-help', note: 'Call', answeredAt: '2026-11-21T10:00:00Z' };

const failed = () => Response.json({ code: 'XX000' }, { status: 500 });

it('lists the questions about a matter with their answers', async () => {
  const { db, sent } = cannedServer(() => Response.json([{ ...ROW, worry: 'new' }, ANSWERED]));

  expect(await listMatterQuestions(db, 'm1')).toEqual({
    ok: true,
    value: [
      { ...ROW, worry: 'other' },
      { ...ROW, answered: { answer: 'needs-help', note: 'Call', at: '2026-11-21T10:00:00Z' } },
    ],
  });
  expect(sent[0]?.body).toEqual({ of_matter: 'm1' });
  expect(await listMatterQuestions(cannedServer(failed).db, 'm1')).toEqual({
    ok: false,
    code: 'load-failed',
  });
  expect(await listMatterQuestions(cannedServer(noNetwork).db, 'm1')).toEqual({
    ok: false,
    code: 'unreachable',
  });
});

it.each([
  ['waits-already', () => Response.json('waits-already')],
  ['too-many-waiting', () => Response.json('too-many-waiting')],
  ['refused', () => Response.json('of another version')],
  ['refused', failed],
  ['unreachable', noNetwork],
])('says why nothing was asked: %s', async (code, answer) => {
  const { facts, details } = ROW;
  const question = { facts, details, worry: 'credit' } as const;

  expect(await askUnderwriter(cannedServer(answer).db, 'm1', question)).toEqual({
    ok: false,
    code,
  });
  expect(
    await askUnderwriter(cannedServer(() => Response.json('asked')).db, 'm1', question),
  ).toEqual({ ok: true, value: undefined });
});

it.each([
  ['not-taken', () => Response.json('another-bond')],
  ['not-taken', () => Response.json({ code: '22P02' }, { status: 400 })],
  ['unreachable', failed],
  ['unreachable', () => Response.json({ code: 'PT401' }, { status: 401 })],
  ['unreachable', noNetwork],
])('says why the answer of an inquiry was not taken: %s', async (code, answer) => {
  expect(await takeInquiryAnswer(cannedServer(answer).db, 'm1', 'key')).toEqual({
    ok: false,
    code,
  });
});

it('takes the answer of an inquiry with its key', async () => {
  const { db, sent } = cannedServer(() => Response.json('taken'));

  expect(await takeInquiryAnswer(db, 'm1', 'key')).toEqual({ ok: true, value: undefined });
  expect(sent[0]?.body).toEqual({ of_matter: 'm1', inquiry_key: 'key' });
});
