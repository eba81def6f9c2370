import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import {
  ISSUING_STEPS,
  nextIssuingStep,
  PAYMENT_STAGES,
  type IssuingFacts,
  type IssuingStep,
} from '~/domain/issuing/issuing-step';

const APPROVED: IssuingFacts = {
  application: 'approved',
  payment: 'authorized',
  lacksPapers: true,
  lacksSignature: true,
  isInForce: false,
};

const ISSUED: IssuingFacts = { ...APPROVED, application: 'issued', payment: 'captured' };

/** The rows after a step. */
const EFFECTS: Record<IssuingStep, (facts: IssuingFacts) => IssuingFacts> = {
  begin: (facts) => ({ ...facts, payment: 'asked' }),
  capture: (facts) => ({ ...facts, payment: 'captured' }),
  'store-bond': (facts) => ({ ...facts, application: 'issued' }),
  'make-papers': (facts) => ({ ...facts, lacksPapers: false, lacksSignature: true }),
  sign: (facts) => ({ ...facts, lacksSignature: false }),
  'put-in-force': (facts) => ({ ...facts, isInForce: true }),
};

describe('the next step towards a bond in force', () => {
  it.each([
    ['begin', { payment: 'none' }],
    ['begin', { payment: 'authorized' }],
    ['capture', { payment: 'asked' }],
    ['store-bond', { payment: 'captured' }],
  ] as const)('of an approved application is %s with %o', (step, facts) => {
    expect(nextIssuingStep({ ...APPROVED, ...facts })).toBe(step);
  });

  it.each([
    ['make-papers', {}],
    ['make-papers', { isInForce: true }],
    ['sign', { lacksPapers: false }],
    ['sign', { lacksPapers: false, isInForce: true }],
    ['put-in-force', { lacksPapers: false, lacksSignature: false }],
    [undefined, { lacksPapers: false, lacksSignature: false, isInForce: true }],
  ] as const)('of an issued application is %s with %o', (step, facts) => {
    expect(nextIssuingStep({ ...ISSUED, ...facts })).toBe(step);
  });

  it.each(APPLICATION_STATUSES.filter((status) => !['approved', 'issued'].includes(status)))(
    'is none for an application that is %s, whatever is paid',
    (application) => {
      for (const payment of PAYMENT_STAGES) {
        expect(nextIssuingStep({ ...APPROVED, application, payment })).toBeUndefined();
      }
    },
  );

  it('leads from every state to a bond in force, through each step at most once and in order', () => {
    const rows = fc.record({
      application: fc.constantFrom('approved' as const, 'issued' as const),
      payment: fc.constantFrom(...PAYMENT_STAGES),
      lacksPapers: fc.boolean(),
      lacksSignature: fc.boolean(),
      isInForce: fc.boolean(),
    });

    fc.assert(
      fc.property(rows, (start) => {
        let facts: IssuingFacts = start;
        const taken: IssuingStep[] = [];
        for (let step = nextIssuingStep(facts); step; step = nextIssuingStep(facts)) {
          taken.push(step);
          facts = EFFECTS[step](facts);
          if (taken.length > ISSUING_STEPS.length) break;
        }

        expect(taken).toEqual(ISSUING_STEPS.filter((step) => taken.includes(step)));
        expect(facts).toMatchObject({
          application: 'issued',
          lacksPapers: false,
          lacksSignature: false,
          isInForce: true,
        });
      }),
    );
  });

  it('stores no bond before the processor confirms the capture', () => {
    for (const payment of PAYMENT_STAGES) {
      const isStored = nextIssuingStep({ ...APPROVED, payment }) === 'store-bond';
      expect(isStored).toBe(payment === 'captured');
    }
  });
});
