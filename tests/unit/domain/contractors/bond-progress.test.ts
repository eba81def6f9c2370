import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import {
  bondProgressWords,
  bondsAtStage,
  bondsToFollow,
  endedBidProof,
  endedFinalProof,
  mayApply,
  mayRecord,
  type SentStatus,
} from '~/domain/contractors/bond-progress';

const SENT = APPLICATION_STATUSES.filter((status): status is SentStatus => status !== 'draft');

describe('the bonds that a project needs', () => {
  it('are the bid bond of an approved bid, and the performance bond of a won one, which may bring the payment bond', () => {
    expect(bondsAtStage('approved')).toEqual(['bid-bond']);
    expect(bondsAtStage('awarded')).toEqual(['performance-bond']);
    expect(bondsAtStage('lost')).toEqual([]);
  });

  it('stay on the desk after they were issued', () => {
    expect(bondsToFollow('approved')).toEqual(['bid-bond']);
    expect(bondsToFollow('bid-issued')).toEqual(['bid-bond']);
    expect(bondsToFollow('awarded')).toEqual(['performance-bond', 'payment-bond', 'bid-bond']);
    expect(bondsToFollow('finals-issued')).toEqual([
      'performance-bond',
      'payment-bond',
      'bid-bond',
    ]);
    expect(bondsToFollow('closed')).toEqual(['performance-bond', 'payment-bond', 'bid-bond']);
    expect(bondsToFollow('lost')).toEqual(['bid-bond']);
    expect(bondsToFollow('not-low')).toEqual([]);
  });
});

describe('a bond that is not issued yet', () => {
  const sent = (status: SentStatus | undefined) => () => status;

  it('is not recorded as issued while its application is with us', () => {
    for (const stage of ['bid-issued', 'finals-issued'] as const) {
      expect(mayRecord('low', stage, sent('under_review'))).toBe(false);
      expect(mayRecord('low', stage, sent('approved'))).toBe(false);
      for (const status of ['issued', 'declined', 'withdrawn', undefined] as const)
        expect(mayRecord('low', stage, sent(status))).toBe(true);
    }
    expect(mayRecord('awarded', 'closed', sent('under_review'))).toBe(true);
  });

  it('allows a new contract price until our final bonds have it', () => {
    expect(mayRecord('awarded', 'awarded', sent('issued'))).toBe(false);
    expect(mayRecord('awarded', 'awarded', sent('under_review'))).toBe(true);
    expect(mayRecord('low', 'awarded', sent('issued'))).toBe(true);
  });
});

describe('a final bond of a project', () => {
  it('ends after the job is closed, by what the owner or the unpaid can release', () => {
    expect(endedFinalProof('closed', 'performance-bond', 'payment-bond')).toBe('obligee_release');
    expect(endedFinalProof('closed', 'performance-bond', undefined)).toBe('acceptance_of_work');
    expect(endedFinalProof('closed', 'payment-bond', undefined)).toBe('final_waivers');
    expect(endedFinalProof('finals-issued', 'performance-bond', undefined)).toBeUndefined();
  });
});

describe('the bid bond of a project', () => {
  it('has ended once the bid is lost or its contract is bonded, and not by an award or a better bid', () => {
    expect(endedBidProof('lost')).toBe('award_to_another');
    expect(endedBidProof('finals-issued')).toBe('contract_bonded');
    expect(endedBidProof('closed')).toBe('contract_bonded');
    for (const stage of ['bid-issued', 'low', 'not-low', 'awarded'] as const) {
      expect(endedBidProof(stage)).toBeUndefined();
    }
  });
});

describe('the application for a bond of a project', () => {
  it('may be made once, and again only after the contractor withdrew it', () => {
    expect(mayApply(undefined)).toBe(true);
    expect(SENT.filter(mayApply)).toEqual(['withdrawn']);
  });

  it.each(SENT)('ends a sentence with its progress: %s', (status) => {
    expect(bondProgressWords(status)).toMatch(/^[a-z].*[a-z]$/);
  });
});
