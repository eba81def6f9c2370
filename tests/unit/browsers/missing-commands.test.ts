import { describe, expect, it } from 'vitest';
import { answerInstead } from '../../browsers/firefox/missing-commands.ts';

const message = (method: string, params: object = {}) => JSON.stringify({ id: 7, method, params });

describe('answerInstead', () => {
  it('answers a command that Firefox does not know', () => {
    const answer = answerInstead(message('emulation.setMediaFeaturesOverride'));

    expect(JSON.parse(String(answer))).toEqual({ type: 'success', id: 7, result: {} });
  });

  it('leaves all other messages to Firefox, also those that only mention the command', () => {
    expect(answerInstead(message('browsingContext.navigate'))).toBeUndefined();
    expect(
      answerInstead(message('script.evaluate', { text: 'emulation.setMediaFeaturesOverride' })),
    ).toBeUndefined();
  });
});
