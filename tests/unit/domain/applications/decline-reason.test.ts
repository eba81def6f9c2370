import { expect, it } from 'vitest';
import { declineReason } from '~/domain/applications/decline-reason';

const SENT = { kind: 'submitted', at: '2026-11-20T15:00:00Z' };

it('names the reason of a decline, and none for an application that was not declined', () => {
  const declined = { kind: 'declined', at: '2026-11-21T15:00:00Z', words: 'Open judgments.' };

  expect(declineReason([SENT, declined])).toBe('Open judgments.');
  expect(declineReason([SENT])).toBeUndefined();
});
