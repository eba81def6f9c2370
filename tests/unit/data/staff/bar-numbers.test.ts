import { expect, it } from 'vitest';
import { checkBarNumber, listBarNumbers } from '~/data/staff/bar-numbers';
import { cannedServer, noNetwork } from '../canned-server';

const BAR = { firmId: 'f1', firm: 'Ward & Hale', state: 'SC', number: '1', checkedOn: null };

const failed = () => Response.json({ code: 'XX000' }, { status: 500 });

it('lists the bar numbers of firms', async () => {
  expect(await listBarNumbers(cannedServer(() => Response.json([BAR])).db)).toEqual({
    ok: true,
    value: [BAR],
  });
  expect(await listBarNumbers(cannedServer(failed).db)).toEqual({ ok: false, code: 'load-failed' });
  expect(await listBarNumbers(cannedServer(noNetwork).db)).toEqual({
    ok: false,
    code: 'unreachable',
  });
});

it('sets the day on which a number was checked', async () => {
  const { db, sent } = cannedServer(() => Response.json('checked'));

  expect(await checkBarNumber(db, BAR, '2026-11-02')).toEqual({ ok: true, value: undefined });
  expect(sent[0]?.body).toEqual({
    of_firm: 'f1',
    of_state: 'SC',
    of_number: '1',
    on_day: '2026-11-02',
  });
});

it.each([
  ['own-firm', () => Response.json('own-firm')],
  ['not-saved', () => Response.json('not-staff')],
  ['not-saved', failed],
  ['unreachable', noNetwork],
])('says why no day was set: %s', async (code, answer) => {
  expect(await checkBarNumber(cannedServer(answer).db, BAR, '2026-11-02')).toEqual({
    ok: false,
    code,
  });
});
