import { describe, expect, it } from 'vitest';
import type { OwnApplication } from '~/data/own-applications';
import {
  applicationFacts,
  applicationMoments,
  applicationTitle,
  paymentWords,
  stepWords,
} from '~/features/dashboard/application-words';
import { categoryOf, type DeskCatalogue, filingOf } from '~/features/dashboard/catalogue';
import { actionFailureWords } from '~/features/dashboard/messages';

const AT = '2026-11-20T15:00:00Z';

const application = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  id: 'a1',
  number: 'APP-123456',
  status: 'under_review',
  bondName: 'Notary Bond',
  bondSlug: 'notary',
  stateCode: 'TX',
  obligee: 'State of Texas',
  amount: 1_000_000,
  total: 23_700,
  step: undefined,
  reviewReasons: [],
  updatedAt: AT,
  events: [{ kind: 'submitted', at: AT }],
  isPaidByWire: false,
  wireReference: undefined,
  ...changes,
});

describe('the words of an application', () => {
  it('name it as far as the choice went', () => {
    expect(applicationTitle(application())).toBe('Notary Bond in Texas');
    expect(applicationTitle(application({ stateCode: undefined }))).toBe('Notary Bond');
    expect(applicationTitle(application({ bondName: undefined, stateCode: undefined }))).toBe(
      'A bond to be chosen',
    );
  });

  it('tell what there is of it', () => {
    expect(applicationFacts(application())).toBe('APP-123456, $10,000, for State of Texas');
    const nothing = { number: undefined, amount: undefined, obligee: undefined };
    expect(applicationFacts(application(nothing))).toBe('');
  });

  it('say where a draft was left, counted from one', () => {
    expect(stepWords(application({ step: 'select-bond' }))).toBe(
      'You stopped at step 1 of 9, Select Bond & State.',
    );
    expect(stepWords(application({ step: 'nowhere' }))).toBe('');
  });

  it('say what to wire once it is approved', () => {
    const paid = { status: 'approved', isPaidByWire: true, wireReference: 'SIM-W' } as const;

    expect(paymentWords(application(paid))).toBe('Send $237.00 by wire with the reference SIM-W.');
    expect(paymentWords(application())).toBeUndefined();
  });

  it('say when, and with whom it is', () => {
    const [sent, review, issuance, delivery] = applicationMoments(application(), 'Marshline');

    expect(sent?.note).toMatch(/^Nov 20, 2026, /);
    expect([review?.note, issuance?.note, delivery?.note]).toEqual([
      'Now, with Marshline',
      'Next, with Marshline',
      'Next, with you',
    ]);
  });
});

describe('the catalogue of the desk', () => {
  const catalogue: DeskCatalogue = {
    bonds: {
      notary: {
        category: 'license',
        whoFiles: 'customer',
        howFiled: 'File it.',
        followsStateFiling: false,
        states: {},
        release: [],
      },
    },
    states: {},
  };

  it('knows how a bond is filed in its state, and the family of each', () => {
    expect(filingOf(catalogue, { bondSlug: 'notary', stateCode: 'TX' })?.how).toBe('File it.');
    expect(categoryOf(catalogue, 'notary')).toBe('license');
  });

  it.each([
    { bondSlug: 'pirate', stateCode: 'TX' },
    { bondSlug: 'notary', stateCode: 'ZZ' },
  ])('says nothing of what it does not know: %o', (bond) => {
    expect(filingOf(catalogue, bond)).toBeUndefined();
  });
});

describe('what went wrong with an application', () => {
  it('has words for each code, and for those that are faults of ours', () => {
    expect(actionFailureWords('not-open')).toContain('has gone on meanwhile');
    expect(actionFailureWords('unexpected')).toContain('on our side');
  });
});
