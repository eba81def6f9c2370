import { describe, expect, it } from 'vitest';
import { addApplicationNote, assignApplications } from '~/data/underwriting-records';
import { cannedServer, noNetwork } from './canned-server';

describe('assignApplications', () => {
  it('says who had each when the caller looked, and gives those that changed hands', async () => {
    const { db, sent } = cannedServer(() => Response.json(['a']));
    const seen = [
      { id: 'a', holderId: undefined },
      { id: 'b', holderId: 'lee' },
    ];

    expect(await assignApplications(db, seen, 'dana')).toEqual({ ok: true, value: ['a'] });
    expect(sent).toMatchObject([
      {
        body: {
          wanted: [
            { id: 'a', seen: null },
            { id: 'b', seen: 'lee' },
          ],
          to_staff: 'dana',
        },
      },
    ]);
  });

  it('puts back to nobody', async () => {
    const { db, sent } = cannedServer(() => Response.json([]));
    await assignApplications(db, [], undefined);

    expect(sent).toMatchObject([{ body: { to_staff: null } }]);
  });
});

const NOTE = { applicationId: 'a', note: 'Called the court.', requestId: 'one' };

describe('addApplicationNote', () => {
  it('takes a note that is there already for one that was added', async () => {
    const { db } = cannedServer(() => Response.json({ code: '23505' }, { status: 409 }));

    expect(await addApplicationNote(db, NOTE)).toEqual({ ok: true, value: undefined });
  });

  it('stores the note; whose it is and when, the database says', async () => {
    const { db, sent } = cannedServer(() => new Response(null, { status: 201 }));

    expect(await addApplicationNote(db, NOTE)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent).toMatchObject([
      { body: { application_id: 'a', note: 'Called the court.', request_id: 'one' } },
    ]);
  });

  it.each([
    ['not-saved', () => Response.json({ code: '42501' }, { status: 403 })],
    ['session-ended', () => Response.json({ code: 'PGRST301' }, { status: 401 })],
    ['unreachable', noNetwork],
  ])('fails with %s, and so does an assignment', async (code, answer) => {
    expect(await addApplicationNote(cannedServer(answer).db, NOTE)).toEqual({
      ok: false,
      code,
    });
    expect(await assignApplications(cannedServer(answer).db, [], 'x')).toEqual({ ok: false, code });
  });
});
