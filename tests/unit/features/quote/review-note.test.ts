import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import type { Decision } from '~/domain/quote/decision';
import { reviewNote } from '~/features/quote/review/review-note';

const READ = 'Read the bond and your answers, then submit the application.';
const REVIEWED: Decision = { status: 'under_review', reasons: ['amount-not-statutory'] };

describe('the note above the review', () => {
  it('says that an underwriter reads the application, and the first reason', () => {
    expect(reviewNote(REVIEWED, { isFromDesk: false })).toBe(
      `${READ} An underwriter reads it before we decide. The amount differs from the one the state’s law sets.`,
    );
  });

  it('names the amount that the law sets', () => {
    expect(reviewNote(REVIEWED, { isFromDesk: false, lawAmount: dollars(50_000) })).toContain(
      'The amount differs from the $50,000 that the state’s law sets.',
    );
  });

  it('says once that an underwriter reviews every application for a bond of this kind', () => {
    const decision: Decision = { status: 'under_review', reasons: ['never-instant'] };

    expect(reviewNote(decision, { isFromDesk: false })).toBe(
      `${READ} An underwriter reviews every application for this bond.`,
    );
  });

  it('names no underwriter when the rules approve it', () => {
    expect(reviewNote({ status: 'approved', reasons: [] }, { isFromDesk: false })).toBe(READ);
  });

  it('says nothing about the decision on a bid that a bonding line may hold', () => {
    expect(reviewNote(REVIEWED, { isFromDesk: true })).toBe(READ);
  });
});
