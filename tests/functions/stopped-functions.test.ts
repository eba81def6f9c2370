import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler as createFinish } from '../../supabase/functions/finish-bonds/handler.ts';
import { createHandler as createSubmit } from '../../supabase/functions/submit-application/handler.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { EDGE_FUNCTIONS } from '../support/edge-functions.ts';
import { runJobs } from '../support/stops/run-jobs.ts';
import type { Stop } from '../support/stops/call-seam.ts';
import { acceptStory, takeBackStory } from '../support/stops/price-stories.ts';
import { decideRequestStory, requestStory } from '../support/stops/request-stories.ts';
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
  ['asks for a change', requestStory],
  ['approves a change', decideRequestStory],
];

const READS = 'changes nothing but the log of who read what';
const ONE_CALL = 'makes one call that changes data, in one transaction';
const REPEATED = 'the schedule repeats it, and each run finds what the last one left';

/** The functions without a story, with the reason. A new function gets a story or a line here. */
const WITHOUT_STORY: Readonly<Record<string, string>> = {
  'answer-information-request': ONE_CALL,
  'application-receipt': READS,
  'audit-bundle': READS,
  'bondability-letter': READS,
  'filing-packet': READS,
  'auth0-sync': 'a repeated sign-in finds the account that the stopped one made',
  'authorize-payment': 'lost-payment-answers.test.ts loses each of its answers',
  'bond-progress': READS,
  'check-document': 'an unchecked document does not count, and a repeated call checks it again',
  'delete-expired-records': REPEATED,
  'finish-bonds': 'the stories run it after each stop, and a test below kills it',
  'generate-signed-url': READS,
  'add-matter-file': 'the record counts only when the file is stored, and a repeated call goes on',
  'open-matter-file': READS,
  health: READS,
  'matter-calendar': READS,
  'inquiry-status': READS,
  'seal-draft': 'one transaction stores, and a repeated call leaves the same numbers on file',
  'bind-signed-parts': 'one transaction binds, and a repeated call binds the same parts',
  'send-inquiry': ONE_CALL,
  'send-signing-link': ONE_CALL,
  'open-signing-link': READS,
  'send-signing-code': ONE_CALL,
  'confirm-signing-code': ONE_CALL,
  'save-signing-part': ONE_CALL,
  'sign-by-link': ONE_CALL,
  'resend-signing-link': ONE_CALL,
  'mail-confirmation': ONE_CALL,
  'make-recovery-codes': ONE_CALL,
  'open-document': READS,
  'renewal-reminders': REPEATED,
  'reveal-identity': ONE_CALL,
  'send-notifications': REPEATED,
  'sign-manifests': REPEATED,
  'add-blank-form': 'blank-forms.test.ts goes on after each thing that it stores',
  'store-own-form': 'own-forms.test.ts goes on after each thing that it stores',
  'sweep-documents': REPEATED,
  'tell-known-address': ONE_CALL,
  'terms-pdf': READS,
  unsubscribe: ONE_CALL,
  'use-recovery-code': 'the same code works again until the last call, as its own test shows',
  'verify-bond': READS,
  vitals: ONE_CALL,
  'withdraw-application':
    'one transaction withdraws, and a repeated call releases the payment again',
};

let bench: StopBench;

beforeAll(async () => {
  bench = await openStopBench();
});

afterAll(() => bench.close());

describe('a function that is stopped at any of its calls', () => {
  it('has a story, or a reason not to have one', () => {
    const told = new Set(STORIES.map(([, story]) => story(bench).functionName));
    const known = [...told, ...Object.keys(WITHOUT_STORY)];

    expect(
      EDGE_FUNCTIONS.filter((name) => !known.includes(name)),
      'Write a story for these functions in tests/support/stops, or give the reason in WITHOUT_STORY',
    ).toEqual([]);
    expect(
      known.filter((name) => !EDGE_FUNCTIONS.includes(name)),
      'These functions are gone: remove their lines',
    ).toEqual([]);
    expect(Object.keys(WITHOUT_STORY).filter((name) => told.has(name))).toEqual([]);
  });

  it.each(STORIES)('%s whole or not at all', { timeout: TIMEOUT_MS }, async (_, story) => {
    const { calls, problems } = await stopAtEveryCall(bench, story(bench));

    expect(calls.length).toBeGreaterThan(3);
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
