import { describe, expect, it } from 'vitest';
import { fillIn } from '~/collections/fill-in';
import { ACCEPTANCE_KEEPS, OWN_FACTS, VERIFY_SHOWS } from '~/domain/own-facts';
import { DRAFT_MAX_AGE_DAYS } from '~/domain/quote/draft';
import { readSite } from '../../tools/catalogue/read-content.ts';

describe('the facts about ourselves', () => {
  it('are words for texts', () => {
    expect(OWN_FACTS.verifyShows).toMatch(/^number, principal, obligee, .* and /);
    expect(OWN_FACTS.acceptanceKeeps).toContain('your network (IP) address, and the name');
    expect(OWN_FACTS.draftDays).toBe(`${DRAFT_MAX_AGE_DAYS} days`);
  });

  it('fill the placeholders of a text', () => {
    expect(fillIn('They see {verifyShows}.', readSite())).toBe(
      `They see ${OWN_FACTS.verifyShows}.`,
    );
  });

  it('say everything that they name only once', () => {
    const words = [...Object.values(VERIFY_SHOWS), ...Object.values(ACCEPTANCE_KEEPS)].filter(
      Boolean,
    );

    expect(new Set(words).size).toBe(words.length);
  });
});
