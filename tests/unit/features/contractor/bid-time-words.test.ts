import { describe, expect, it } from 'vitest';
import { bidTimeWords } from '~/features/contractor/bid-time-words';

describe('bidTimeWords', () => {
  it('names the time and the zone of the project, wherever it is read', () => {
    const bidAt = '2026-12-07T19:00:00Z';

    expect(bidTimeWords({ bidAt, timeZone: 'America/New_York' })).toBe('Dec 7, 2026, 2:00 PM EST');
    expect(bidTimeWords({ bidAt, timeZone: 'America/Denver' })).toBe('Dec 7, 2026, 12:00 PM MST');
  });
});
