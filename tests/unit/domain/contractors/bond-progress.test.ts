import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { bondProgressWords, type SentStatus } from '~/domain/contractors/bond-progress';

const SENT = APPLICATION_STATUSES.filter((status): status is SentStatus => status !== 'draft');

describe('the application for a final bond', () => {
  it('has words for every status after it was sent', () => {
    expect(SENT.map(bondProgressWords)).toEqual([
      'with an underwriter',
      'with an underwriter',
      'a question waits for you',
      'another price waits for you',
      'approved',
      'issued',
      'declined',
      'withdrawn',
    ]);
  });
});
