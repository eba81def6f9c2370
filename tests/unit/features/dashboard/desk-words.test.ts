import { describe, expect, it } from 'vitest';
import type { OwnApplication } from '~/data/applications/own-applications';
import { applicationMoments } from '~/features/dashboard/application-moments';
import {
  applicationFacts,
  applicationTitle,
  inquiryPath,
  paymentWords,
  stepWords,
} from '~/features/dashboard/application-words';
import { categoryOf, type DeskCatalogue } from '~/features/dashboard/catalogue';
import { filingOf, signedBond } from '~/features/dashboard/catalogue-filing';
import { NOTARY_PRICE, NOTARY_TOTAL } from '../../../support/notary-price';

const AT = '2026-11-20T15:00:00Z';

const application = (changes: Partial<OwnApplication> = {}): OwnApplication => ({
  id: 'a1',
  number: 'APP-123456',
  status: 'under_review',
  isRenewal: false,
  bondName: 'Notary Bond',
  caption: undefined,
  bondSlug: 'notary',
  stateCode: 'TX',
  obligee: 'State of Texas',
  amount: 1_000_000,
  total: NOTARY_PRICE.total,
  step: undefined,
  reviewReasons: [],
  updatedAt: AT,
  events: [{ kind: 'submitted', at: AT }],
  isPaidByWire: false,
  wireReference: undefined,
  isMadeByHand: false,
  answerBy: undefined,
  ...changes,
});

describe('the text of an application', () => {
  it('names it as far as the selection goes', () => {
    expect(applicationTitle(application())).toBe('Notary Bond in Texas');
    expect(applicationTitle(application({ stateCode: undefined }))).toBe('Notary Bond');
    expect(applicationTitle(application({ caption: 'Dallas County' }))).toBe(
      'Notary Bond, Dallas County',
    );
    expect(applicationTitle(application({ isRenewal: true }))).toBe(
      'Renewal: Notary Bond in Texas',
    );
    expect(applicationTitle(application({ bondName: undefined, stateCode: undefined }))).toBe(
      'A bond to be chosen',
    );
  });

  it('leads to a question about the same bond, or to an empty form', () => {
    expect(inquiryPath(application())).toBe('/inquiry?bondType=notary&state=TX&amount=10000');
    expect(inquiryPath(application({ amount: undefined }))).toBe('/inquiry');
  });

  it('shows the existing values', () => {
    expect(applicationFacts(application())).toBe('APP-123456, $10,000, for State of Texas');
    const nothing = { number: undefined, amount: undefined, obligee: undefined };
    expect(applicationFacts(application(nothing))).toBe('');
  });

  it('shows the step of a draft, counted from one', () => {
    expect(stepWords(application({ step: 'select-bond' }))).toBe(
      'You stopped at step 1 of 9, Select Bond & State.',
    );
    expect(stepWords(application({ step: 'nowhere' }))).toBe('');
  });

  it('shows the wire amount after the approval', () => {
    const paid = { status: 'approved', isPaidByWire: true, wireReference: 'SIM-W' } as const;

    expect(paymentWords(application(paid))).toBe(
      `Send ${NOTARY_TOTAL} by wire with the reference SIM-W.`,
    );
    expect(paymentWords(application())).toBeUndefined();
  });

  it('shows the date, and who acts next', () => {
    const [sent, review, issuance, delivery] = applicationMoments(application(), 'Marshline');

    expect(sent?.note).toMatch(/^Nov 20, 2026, /);
    expect([review?.note, issuance?.note, delivery?.note]).toEqual([
      'Now, with Marshline',
      'Next, with Marshline',
      'Next, with you',
    ]);
  });
});

describe("the dashboard's catalogue", () => {
  const catalogue: DeskCatalogue = {
    bonds: {
      notary: {
        category: 'license',
        whoFiles: 'customer',
        howFiled: 'File it.',
        followsStateFiling: false,
        states: {},
        signings: { GA: 'clerk' },
        release: [],
      },
    },
    states: {},
  };

  it("contains each bond's filing method in its state, and its family", () => {
    expect(filingOf(catalogue, { bondSlug: 'notary', stateCode: 'TX' })?.how).toBe('File it.');
    expect(categoryOf(catalogue, 'notary')).toBe('license');
  });

  it('knows who signs a bond, and before whom', () => {
    const bond = { bondSlug: 'notary', principal: 'Ada Marsh', obligee: 'Office' };
    const over = { ...bond, effectiveDate: '2020-01-01' };

    expect(signedBond(catalogue, { ...over, stateCode: 'GA' }).signing).toBe('clerk');
    expect(signedBond(catalogue, { ...over, stateCode: 'TX' })).toEqual({
      ...bond,
      signing: 'notary',
    });
  });

  it('names the first day of a bond that has not started', () => {
    const bond = {
      bondSlug: 'auto-dealer',
      stateCode: 'TX',
      principal: 'Ada Marsh',
      obligee: 'Office',
    };

    expect(signedBond(catalogue, { ...bond, effectiveDate: '2999-01-01' }).fileBefore).toBe(
      '2999-01-01',
    );
  });

  it.each([
    { bondSlug: 'pirate', stateCode: 'TX' },
    { bondSlug: 'notary', stateCode: 'ZZ' },
  ])('leaves out unknown values: %o', (bond) => {
    expect(filingOf(catalogue, bond)).toBeUndefined();
  });
});
