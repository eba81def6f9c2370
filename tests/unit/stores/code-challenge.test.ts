// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $codeChallenge,
  askForCode,
  cancelChallenge,
  endChallengeByRecovery,
  withRecentCode,
} from '~/stores/code-challenge';

type Answer = { ok: true } | { ok: false; code: string };

/** Calls with prepared answers, in turn. */
function answering(...answers: Answer[]) {
  return vi.fn(() => Promise.resolve(answers.shift() ?? { ok: false, code: 'asked too often' }));
}

beforeEach(() => {
  cancelChallenge();
  delete document.documentElement.dataset['code'];
});

describe('withRecentCode', () => {
  it.each([[{ ok: true }], [{ ok: false, code: 'not-staff' }]] as Answer[][])(
    'asks for no code when the answer is %j',
    async (answer) => {
      const call = answering(answer as Answer);

      expect(await withRecentCode(call)).toEqual(answer);
      expect(call).toHaveBeenCalledTimes(1);
      expect($codeChallenge.get()).toBeUndefined();
    },
  );

  it.each(['challenge-required', 'second-factor-required'])(
    'asks for a code after %s, and repeats the call by itself',
    async (code) => {
      const call = answering({ ok: false, code }, { ok: true });
      const result = withRecentCode(call);
      await vi.waitFor(() => expect($codeChallenge.get()).toEqual({ purpose: 'confirm' }));
      expect(document.documentElement.dataset['code']).toBe('');

      endChallengeByRecovery();

      expect(await result).toEqual({ ok: true });
      expect(call).toHaveBeenCalledTimes(2);
    },
  );

  it('returns the refusal when no code is entered', async () => {
    const call = answering({ ok: false, code: 'challenge-required' }, { ok: true });
    const result = withRecentCode(call, 'new-codes');
    await vi.waitFor(() => expect($codeChallenge.get()).toEqual({ purpose: 'new-codes' }));

    cancelChallenge();

    expect(await result).toEqual({ ok: false, code: 'challenge-required' });
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('askForCode', () => {
  it('asks once for all simultaneous callers', async () => {
    const both = Promise.all([askForCode('confirm'), askForCode('turn-off')]);
    expect($codeChallenge.get()).toEqual({ purpose: 'confirm' });

    endChallengeByRecovery();

    expect(await both).toEqual([true, true]);
    expect($codeChallenge.get()).toBeUndefined();
  });
});
