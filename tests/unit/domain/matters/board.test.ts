import { describe, expect, it } from 'vitest';
import {
  boardRows,
  filterChoices,
  filterRows,
  type ListedMatter,
  NO_FILTER,
  askedPaymentOf,
} from '~/domain/matters/board';
import { matterCalendar } from '~/domain/matters/matter-calendar';

const matter = (change: Partial<ListedMatter> = {}): ListedMatter => ({
  id: 'm1',
  bond: 'administrator',
  state: 'SC',
  county: 'Charleston',
  court: 'Probate Court',
  caseNumber: '2026-ES-1',
  subject: 'Mary Smith',
  reference: '',
  amount: 1,
  isFiled: false,
  isClosed: false,
  clients: ['John Smith'],
  ...change,
});

const MATTERS = [
  matter({ id: 'late', subject: 'B', fileBy: '2026-12-20' }),
  matter({
    id: 'soon',
    subject: 'C',
    hearingOn: '2026-12-01',
    court: '',
    county: 'Horry',
    clients: [],
  }),
  matter({ id: 'none', subject: 'A' }),
  matter({ id: 'filed', subject: 'D', fileBy: '2026-11-01', isFiled: true }),
  matter({ id: 'closed', subject: 'E', isClosed: true }),
  matter({ id: 'draft', bond: '', state: '', amount: undefined, subject: '' }),
];

const rows = boardRows(
  MATTERS,
  new Map([['filed', { status: 'issued', number: 'APP-1', bondNumber: 'MSB-1' }]]),
  '2026-11-23',
);

const ids = (filter: Partial<typeof NO_FILTER>) =>
  filterRows(rows, { ...NO_FILTER, ...filter }).map(({ id }) => id);

describe('the board', () => {
  it('counts to no deadline once the bond is ticked as filed', () => {
    const [row] = boardRows(
      [matter({ fileBy: '2026-12-20' })],
      new Map([['m1', { status: 'issued', isFiled: true }]]),
      '2026-11-23',
    );

    expect(row).toMatchObject({ deadline: undefined, ball: { step: 'Bond filed' } });
  });

  it('names the payment that the client was asked for as next step of the open quote alone', () => {
    const payments = [{ quoteId: 'a1', sentAt: '2026-11-20T15:00:00Z', state: 'opened' as const }];
    const stepOf = (listed: ListedMatter, applicationId?: string) =>
      boardRows(
        [listed],
        new Map([['m1', { status: 'draft', ...(applicationId && { applicationId }) }]]),
        '2026-11-23',
      )[0]?.ball.step;

    expect(stepOf(matter({ payments }), 'a1')).toBe('Pay the premium');
    expect(stepOf(matter({ payments }), 'a2')).toBe('Send the application');
    expect(stepOf(matter(), 'a1')).toBe('Send the application');
    expect(askedPaymentOf(undefined, undefined)).toBeUndefined();
  });

  it('lists a bond to renew by its day, and shows the amount with its riders', () => {
    const bond = { status: 'issued', bondStatus: 'active', isFiled: true } as const;
    const renewed = boardRows(
      [
        matter({ id: 'later', subject: 'A', fileBy: '2026-12-20' }),
        matter({ id: 'due', subject: 'B' }),
        matter({ id: 'over', subject: 'C', isClosed: true }),
      ],
      new Map([
        ['due', { ...bond, nextDue: '2026-12-19', bondAmount: 240_000_00 }],
        ['over', { ...bond, nextDue: '2026-12-01' }],
      ]),
      '2026-11-23',
    );

    expect(renewed.map(({ id }) => id)).toEqual(['due', 'later', 'over']);
    expect(renewed[0]).toMatchObject({
      amount: 240_000_00,
      ball: { holder: 'firm', step: 'Renew by December 18, 2026' },
    });
    expect(renewed[1]?.amount).toBe(1);
  });

  it('lists the nearest deadline first, and matters without one by title', () => {
    expect(ids({})).toEqual(['soon', 'late', 'none', 'filed', 'draft']);
    expect(rows.find(({ id }) => id === 'filed')).toMatchObject({
      deadline: undefined,
      ball: { holder: 'nobody' },
    });
    expect(rows.find(({ id }) => id === 'draft')?.ball.step).toBe('Enter bond, state and amount');
  });

  it('finds matters by every word, court, client and next step', () => {
    expect(ids({ search: 'estate  msb-1' })).toEqual(['filed']);
    expect(ids({ search: 'horry' })).toEqual(['soon']);
    expect(ids({ search: 'nobody-of-this-name' })).toEqual([]);
    expect(ids({ court: 'Horry' })).toEqual(['soon']);
    expect(ids({ client: 'John Smith' })).toEqual(['late', 'none', 'filed', 'draft']);
    expect(ids({ holder: 'nobody' })).toEqual(['filed']);
    expect(ids({ isClosed: true })).toEqual(['closed']);
  });

  it('offers each court and client once', () => {
    expect(filterChoices(rows)).toEqual({
      courts: ['Horry', 'Probate Court, Charleston'],
      clients: ['John Smith'],
    });
  });
});

describe('the calendar of the board', () => {
  it('has an event for each deadline and renewal of an open matter', () => {
    const dated = rows.map((row) => ({
      ...row,
      expiryDate: row.id === 'filed' || row.id === 'closed' ? '2027-03-01' : undefined,
    }));
    const text = matterCalendar(dated, { readOn: '2026-11-23', deskUrl: 'https://example.com/d' });

    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text).toContain('SUMMARY:File the bond: Estate of C');
    expect(text).toContain('UID:renewal-filed@marshline');
    expect(text).toContain('URL:https://example.com/d?matter=late');
    expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  });

  it('has the next premium of a bond that runs until the court releases it', () => {
    const { id, court, county, isClosed } = matter();
    const dated = { id, court, county, isClosed, title: 'Estate of F', nextDue: '2030-12-14' };
    const text = matterCalendar([dated], { readOn: '2026-11-23', deskUrl: 'https://example.com' });

    expect(text).toContain('SUMMARY:Premium due: Estate of F');
    expect(text).toContain('20301214');
  });
});
