import { describe, expect, it } from 'vitest';
import { addApplicationNote, assignApplications } from '~/data/staff/underwriting-records';
import { cannedServer, noNetwork } from '../canned-server';

describe('assignApplications', () => {
  it('sends the assignment that the caller saw, and returns the changed ones', async () => {
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

  it('unassigns applications', async () => {
    const { db, sent } = cannedServer(() => Response.json([]));
    await assignApplications(db, [], undefined);

    expect(sent).toMatchObject([{ body: { to_staff: null } }]);
  });
});

const NOTE = { applicationId: 'a', note: 'Called the court.', requestId: 'one' };

describe('addApplicationNote', () => {
  it('treats an existing note as added', async () => {
    const { db } = cannedServer(() => Response.json({ code: '23505' }, { status: 409 }));

    expect(await addApplicationNote(db, NOTE)).toEqual({ ok: true, value: undefined });
  });

  it('stores the note, and lets the database set author and time', async () => {
    const { db, sent } = cannedServer(() => new Response(null, { status: 201 }));

    expect(await addApplicationNote(db, NOTE)).toEqual({ ok: true, value: undefined });
    expect(sent).toMatchObject([
      { body: { application_id: 'a', note: 'Called the court.', request_id: 'one' } },
    ]);
  });

  it.each([
    ['not-saved', () => Response.json({ code: '42501' }, { status: 403 })],
    ['session-ended', () => Response.json({ code: 'PGRST301' }, { status: 401 })],
    ['unreachable', noNetwork],
  ])('fails with %s, and so does an assignment', async (code, answer) => {
    expect(await addApplicationNote(cannedServer(answer).db, NOTE)).toEqual({ ok: false, code });
    expect(await assignApplications(cannedServer(answer).db, [], 'x')).toEqual({ ok: false, code });
  });
});
