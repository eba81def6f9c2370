// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMatter } from '~/stores/keep-matter';

/** The courts that were sent, and the answers to the next calls. */
const sent: string[] = [];
let answers: Promise<Response>[];

const saved = (version: number) => Response.json({ outcome: 'saved', version });
const facts = (court: string) => ({ kind: 'fiduciary' as const, values: { court }, people: [] });

const keep = () => {
  const id = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

  return keepMatter({ id, version: 0, kind: 'fiduciary', values: {}, people: [] });
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { matter } = (await new Request(input, init).json()) as { matter: { court: string } };
    sent.push(matter.court);

    return answers.shift() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
});

describe('a matter that has to be saved now', () => {
  it('is saved with what was typed while an earlier save is on its way', async () => {
    let answer: (response: Response) => void = () => undefined;
    answers = [new Promise((resolve) => (answer = resolve)), Promise.resolve(saved(2))];
    const keeper = keep();
    keeper.change(facts('A'));
    void keeper.saveNow();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    keeper.change(facts('B'));
    const isSaved = keeper.saveNow();
    answer(saved(1));

    expect(await isSaved).toBe(true);
    expect(sent).toEqual(['A', 'B']);
  });

  it('is reported as unsaved when no answer comes', async () => {
    answers = [];
    const keeper = keep();
    keeper.change(facts('A'));

    expect(await keeper.saveNow()).toBe(false);
    keeper.stop();
  });

  it('is saved already when nothing was typed', async () => {
    expect(await keep().saveNow()).toBe(true);
    expect(sent).toEqual([]);
  });
});
