import { describe, expect, it } from 'vitest';
import { hourWords } from '~/domain/formats/hour-words';
import {
  dayWords,
  longDayWords,
  longMomentWords,
  momentWords,
} from '~/domain/formats/moment-words';

const MORNING = new Date(2026, 10, 20, 9, 30);

describe('moments in the reader’s time zone', () => {
  it('are written as the tables and the letters of this site write them', () => {
    expect(momentWords(MORNING)).toBe('Nov 20, 2026, 9:30 AM');
    expect(longMomentWords(MORNING)).toBe('November 20, 2026 at 9:30 AM');
    expect(longDayWords(MORNING)).toBe('November 20, 2026');
  });

  it('are read from the server’s text', () => {
    expect(momentWords(MORNING.toISOString())).toBe(momentWords(MORNING));
    expect(dayWords(MORNING.toISOString())).toBe('Nov 20, 2026');
  });
});

it('writes every hour and month as Intl does', () => {
  const styles = {
    day: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }),
    hour: new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }),
    moment: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
    longMoment: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }),
  };

  for (let step = 0; step < 366 * 2; step += 1) {
    const at = new Date(2026, 0, 1, step * 13, step * 7);

    expect(dayWords(at)).toBe(styles.day.format(at));
    expect(hourWords(at)).toBe(styles.hour.format(at));
    expect(momentWords(at)).toBe(styles.moment.format(at));
    expect(longMomentWords(at)).toBe(styles.longMoment.format(at));
  }
});
