import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler as createFinish } from '../../supabase/functions/finish-bonds/handler.ts';
import { createHandler as createSubmit } from '../../supabase/functions/submit-application/handler.ts';
import { checkHistory } from '../../supabase/local/history/check-history.ts';
import { historyInDatabase } from '../../supabase/local/history/history-source.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { STORY } from '../support/edge-function-answers.ts';
import { FUNCTIONS } from '../support/edge-function-matrix.ts';
import { runJobs } from '../support/stops/run-jobs.ts';
import type { Stop } from '../support/stops/call-seam.ts';
import { bidBondStory } from '../support/stops/bid-bond-story.ts';
import { acceptStory, takeBackStory } from '../support/stops/price-stories.ts';
import {
  decideRequestStory,
  endBondStory,
  requestStory,
} from '../support/stops/request-stories.ts';
import { type Story, stopAtEveryCall } from '../support/stops/stop-at-every-call.ts';
import { openStopBench, type StopBench } from '../support/stops/stop-bench.ts';
import {
  decideStory,
  issueStory,
  renewStory,
  submitStory,
} from '../support/stops/submission-stories.ts';

/** Each test runs a function some forty times. It takes ten seconds of a processor, and more where others use it too. */
const TIMEOUT_MS = 240_000;

type BenchStory = (on: StopBench) => Story;

const STORIES: [string, BenchStory][] = [
  ['submits', submitStory],
  ['issues', issueStory],
  ['approves', (on) => decideStory(on, 'approve')],
  ['declines', (on) => decideStory(on, 'decline')],
  ['accepts another price', acceptStory],
  ['takes another price back', takeBackStory],
  ['renews', renewStory],
  ['submits a bid bond', bidBondStory],
  ['asks for a change', requestStory],
  ['approves a change', decideRequestStory],
  ['ends a bond', endBondStory],
];

let bench: StopBench;

beforeAll(async () => {
  bench = await openStopBench();
});

afterAll(() => bench.close());

describe('a function that is stopped at any of its calls', () => {
  it('has a story if the matrix says so, and otherwise the reason to have none', () => {
    const functionsWithStory = new Set(STORIES.map(([, story]) => story(bench).functionName));
    const listed = Object.entries(FUNCTIONS)
      .filter(([, { ifStopped }]) => ifStopped === STORY)
      .map(([name]) => name);

    expect(
      listed.filter((name) => !functionsWithStory.has(name)),
      'Write a story for these functions in tests/support/stops, and add it to STORIES',
    ).toEqual([]);
    expect(
      [...functionsWithStory].filter((name) => !listed.includes(name)),
      'These functions have a story: write STORY in tests/support/edge-function-matrix.ts',
    ).toEqual([]);
  });

  it.each(STORIES)('%s whole or not at all', { timeout: TIMEOUT_MS }, async (_, story) => {
    const { calls, problems } = await stopAtEveryCall(bench, story(bench));

    expect(calls.length).toBeGreaterThan(3);
    expect(problems).toEqual([]);
  });

  it('leaves every history and every signature whole', async () => {
    const { database, bondKeys } = bench.stack;
    const { problems, summary } = await checkHistory(historyInDatabase(database), bondKeys);

    expect(summary).toMatch(/^\d{3,} events/);
    expect(problems).toEqual([]);
  });
});

describe('finish-bonds that is killed', () => {
  /** Calls of a run until it works on the first bond. */
  const CALLS = 8;

  it('takes an attempt and time from the bond that it works on, and from no other', async () => {
    const mend = await breakWriting(bench.stack, 'public.bonds', 'insert');
    const story = submitStory(bench);
    const subjects = [await story.prepare(), await story.prepare()];
    for (const { call } of subjects) await bench.run(createSubmit, call);
    await mend();
    const finish = (stop?: Stop) => bench.run(createFinish, { body: { waitedSeconds: 0 } }, stop);

    await finish({ call: CALLS, kind: 'killed' });

    const cases = await bench.stack.query(
      'select attempts from private.issuing_cases where finished_at is null order by attempts',
    );
    expect(cases).toEqual([{ attempts: 0 }, { attempts: 1 }]);
    const { answer } = await finish();
    expect(await answer?.json()).toMatchObject({ finished: 1 });
    await runJobs(bench.stack);
    for (const { findProblems } of subjects) expect(await findProblems(true)).toEqual([]);
  });
});
