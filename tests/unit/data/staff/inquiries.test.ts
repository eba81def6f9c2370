import { describe, expect, it } from 'vitest';
import { answerInquiry, listInquiries } from '~/data/staff/inquiries';
import { cannedServer, noNetwork } from '../canned-server';

const ROW = {
  id: 'a',
  asker: 'attorney',
  state_code: 'SC',
  amount_cents: 25_000_000,
  worry: 'bankruptcy',
  details: 'Discharged in 2023',
  email: 'counsel@example.com',
  sender: null,
  facts: null,
  created_at: '2026-11-20T12:00:00Z',
  answer: null,
  note: null,
  bond_types: { name: 'Administrator Bond' },
};

const SHOWN = {
  id: 'a',
  asker: 'attorney',
  bondName: 'Administrator Bond',
  stateCode: 'SC',
  amount: 25_000_000,
  worry: 'A bankruptcy',
  details: 'Discharged in 2023',
  from: 'counsel@example.com',
  facts: '',
  sentAt: '2026-11-20T12:00:00Z',
};

const failed = () => Response.json({ code: 'XX000' }, { status: 500 });

describe('listInquiries', () => {
  it('asks for waiting inquiries first, and says which ones are answered', async () => {
    const answeredRow = { ...ROW, id: 'b', asker: 'applicant', answer: 'likely', note: 'Apply' };
    const { db, sent } = cannedServer(() => Response.json([ROW, answeredRow]));

    expect(await listInquiries(db)).toEqual({
      ok: true,
      value: [
        SHOWN,
        { ...SHOWN, id: 'b', asker: 'applicant', answered: { answer: 'likely', note: 'Apply' } },
      ],
    });
    const asked = { ...ROW, email: null, sender: 'Ward & Hale', facts: 'Objections: No' };
    expect(await listInquiries(cannedServer(() => Response.json([asked])).db)).toMatchObject({
      value: [{ from: 'Ward & Hale', facts: 'Objections: No' }],
    });
    expect(sent[0]?.url.searchParams.get('order')).toBe(
      'answered_at.desc.nullsfirst,created_at.asc',
    );
  });

  it.each([
    ['load-failed', failed],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await listInquiries(cannedServer(answer).db)).toEqual({ ok: false, code });
  });
});

describe('answerInquiry', () => {
  const WANTED = { id: 'a', answer: 'likely', note: 'Apply' } as const;

  it('sends answer and note', async () => {
    const { db, sent } = cannedServer(() => Response.json('answered'));

    expect(await answerInquiry(db, WANTED)).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.body).toEqual({ of_inquiry: 'a', wanted: 'likely', words: 'Apply' });
  });

  it.each([
    ['already-answered', () => Response.json('already-answered')],
    ['own-firm', () => Response.json('own-firm')],
    ['not-found', () => Response.json('not-found')],
    ['not-saved', () => Response.json('not-staff')],
    ['not-saved', failed],
    ['session-ended', () => Response.json({ code: 'PGRST301' }, { status: 401 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await answerInquiry(cannedServer(answer).db, WANTED)).toEqual({ ok: false, code });
  });
});
