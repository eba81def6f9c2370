// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMatter } from '~/stores/keep-matter';

type Call = { known_version: number; save_key: string; matter: { court: string } };

const calls: Call[] = [];
let answers: (() => Promise<Response>)[] = [];

const saved = (version: number) => () =>
  Promise.resolve(Response.json({ outcome: 'saved', version }));
const outcome = (name: string) => () => Promise.resolve(Response.json({ outcome: name }));
const sessionEnded = () =>
  Promise.resolve(
    Response.json({ code: 'PT401', message: 'The session has ended' }, { status: 401 }),
  );
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the server has after a change elsewhere. */
const STORED = {
  kind: 'fiduciary',
  version: 7,
  county: 'York',
  facts: {},
  matter_people: [],
  matter_access: [],
  matter_notes: null,
};

const facts = (court: string) => ({ kind: 'fiduciary' as const, values: { court }, people: [] });

let stored: Record<string, unknown> | undefined;

beforeEach(() => {
  stored = STORED;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  calls.length = 0;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      return stored ? Response.json([stored]) : new Response('', { status: 500 });
    }
    calls.push((await request.json()) as Call);

    return (answers.shift() ?? saved(calls.length))();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

const keep = (listeners?: Parameters<typeof keepMatter>[1]) =>
  keepMatter({ id: ID, version: 0, kind: 'fiduciary', values: {}, people: [] }, listeners);

describe('a kept matter', () => {
  it('is stored from its first save, also while a later change waits', async () => {
    const keeper = keep();
    expect(keeper.$isStored.get()).toBe(false);
    keeper.change(facts('Probate'));
    expect(keeper.$isStored.get()).toBe(false);
    await keeper.saveNow();
    keeper.change(facts('Probate Court'));

    expect(keeper.$saving.get().status).toBe('waiting');
    expect(keeper.$isStored.get()).toBe(true);
  });

  it('is saved once for several keystrokes, with the version that it knows', async () => {
    answers = [saved(1), saved(2)];
    const keeper = keep();
    keeper.change(facts('P'));
    keeper.change(facts('Probate'));
    await keeper.saveNow();
    keeper.change(facts('Probate Court'));
    await keeper.saveNow();

    expect(calls.map(({ matter, known_version: version }) => [matter.court, version])).toEqual([
      ['Probate', 0],
      ['Probate Court', 1],
    ]);
    expect(keeper.$saving.get()).toEqual({ status: 'saved' });
  });

  it('is saved after the visitor signs in again, when the session ended while typing', async () => {
    answers = [sessionEnded, saved(1)];
    const keeper = keep();
    keeper.change(facts('Probate Court'));
    await keeper.saveNow();
    expect(keeper.$saving.get()).toEqual({ status: 'retrying', code: 'signed-out' });

    await vi.advanceTimersByTimeAsync(8_000);
    await vi.waitFor(() => expect(keeper.$saving.get()).toEqual({ status: 'saved' }));
    expect(calls.map(({ matter }) => matter.court)).toEqual(['Probate Court', 'Probate Court']);
  });

  it('repeats a lost call with its key before it sends what was typed since', async () => {
    answers = [lost, saved(1), saved(2)];
    const keeper = keep();
    keeper.change(facts('A'));
    await keeper.saveNow();
    expect(keeper.$saving.get()).toEqual({ status: 'retrying', code: 'unreachable' });

    keeper.change(facts('B'));
    await vi.advanceTimersByTimeAsync(8_000);
    await vi.waitFor(() => expect(keeper.$saving.get()).toEqual({ status: 'saved' }));

    const [first, again, next] = calls;
    expect(again?.save_key).toBe(first?.save_key);
    expect(again?.matter.court).toBe('A');
    expect(next).toMatchObject({ known_version: 1, matter: { court: 'B' } });
  });

  it('is tried again after a refused value is corrected', async () => {
    answers = [() => Promise.resolve(Response.json({}, { status: 400 })), saved(1)];
    const refused = keep();
    refused.change(facts('A'));
    await refused.saveNow();
    expect(refused.$saving.get()).toEqual({ status: 'stopped', code: 'refused' });
    refused.change(facts('B'));
    await refused.saveNow();
    expect(refused.$saving.get()).toEqual({ status: 'saved' } satisfies { status: string });
    refused.stop();
  });

  it('sends the correction of a refused value that was typed before the refusal came', async () => {
    let refuse: (response: Response) => void = () => undefined;
    answers = [() => new Promise<Response>((resolve) => (refuse = resolve)), saved(1)];
    const keeper = keep();
    keeper.change(facts('A'));
    const saving = keeper.saveNow();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    keeper.change(facts('B'));
    refuse(Response.json({}, { status: 400 }));
    await saving;
    await vi.waitFor(() => expect(keeper.$saving.get()).toEqual({ status: 'saved' }));

    expect(calls.at(-1)).toMatchObject({ known_version: 0, matter: { court: 'B' } });
    keeper.stop();
  });
});

/** A court typed here, and another one that was saved elsewhere meanwhile. */
async function keepClash() {
  stored = { ...STORED, court: 'Circuit' };
  answers = [outcome('changed-elsewhere'), saved(8)];
  const keeper = keep();
  keeper.change(facts('Probate'));
  await keeper.saveNow();

  return keeper;
}

describe('a matter that was also saved elsewhere', () => {
  it('keeps both changes when they are of different facts, and tells the form', async () => {
    answers = [outcome('changed-elsewhere'), saved(8)];
    const onTakenIn = vi.fn();
    const keeper = keep({ onTakenIn });
    keeper.change(facts('Probate'));
    await keeper.saveNow();

    expect(calls[1]).toMatchObject({
      known_version: 7,
      matter: { court: 'Probate', county: 'York' },
    });
    expect(onTakenIn).toHaveBeenCalledWith(
      expect.objectContaining({ values: { court: 'Probate' } }),
      expect.objectContaining({ values: { court: 'Probate', county: 'York' } }),
    );
    expect(keeper.$saving.get()).toEqual({ status: 'saved' });
  });

  it.each([
    ['with what is typed meanwhile', { court: 'Probate', caseNumber: '26-1' }, '26-1'],
    ['without a change of its own', undefined, undefined],
  ])('takes in what was saved elsewhere %s', async (_, values, caseNumber) => {
    answers = [saved(6), outcome('changed-elsewhere'), saved(8)];
    const keeper = keep();
    keeper.change(facts('Probate'));
    await keeper.saveNow();
    if (values) keeper.change({ ...facts('Probate'), values });
    keeper.takeInNow();
    await vi.waitFor(() => expect(calls).toHaveLength(3));

    expect(calls[2]).toMatchObject({ known_version: 7, matter: { county: 'York' } });
    if (caseNumber) expect(calls[2]).toMatchObject({ matter: { case_number: caseNumber } });
  });

  it('takes in nothing while its user chooses between two values', async () => {
    const keeper = await keepClash();
    const sent = calls.length;
    keeper.takeInNow();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(calls).toHaveLength(sent);
    expect(keeper.$saving.get().status).toBe('choosing');
  });

  it('waits for its user to choose between two values of one fact', async () => {
    const keeper = await keepClash();
    const saving = keeper.$saving.get();
    const clash = { kind: 'value', key: 'court', mine: 'Probate', theirs: 'Circuit' } as const;
    expect(saving).toEqual({ status: 'choosing', clashes: [clash] });

    keeper.change({ ...facts('Probate'), values: { court: 'Probate', caseNumber: '26-1' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);

    if (saving.status === 'choosing') keeper.choose(saving.clashes[0] ?? clash, 'theirs');
    await vi.waitFor(() => expect(keeper.$saving.get()).toEqual({ status: 'saved' }));
    expect(calls[1]).toMatchObject({
      known_version: 7,
      matter: { court: 'Circuit', case_number: '26-1' },
    });
  });

  it('saves the value typed here when its user keeps it', async () => {
    const keeper = await keepClash();
    const saving = keeper.$saving.get();
    for (const clash of saving.status === 'choosing' ? saving.clashes : []) {
      keeper.choose(clash, 'mine');
    }

    await vi.waitFor(() => expect(keeper.$saving.get()).toEqual({ status: 'saved' }));
    expect(calls[1]).toMatchObject({
      known_version: 7,
      matter: { court: 'Probate', county: 'York' },
    });
  });

  it('is merged later when the newer version does not load', async () => {
    stored = undefined;
    answers = [outcome('changed-elsewhere'), outcome('changed-elsewhere'), saved(8)];
    const keeper = keep();
    keeper.change(facts('Probate'));
    await keeper.saveNow();
    expect(keeper.$saving.get()).toEqual({ status: 'retrying', code: 'unreachable' });

    stored = STORED;
    await vi.advanceTimersByTimeAsync(8_000);
    await vi.waitFor(() => expect(keeper.$saving.get()).toEqual({ status: 'saved' }));
    expect(calls[2]).toMatchObject({ matter: { court: 'Probate', county: 'York' } });
  });
});
