import { describe, expect, it } from 'vitest';
import { laterPapersLeft, leftWords, stepLabel, stepTitle } from '~/domain/bonds/filing-step-words';
import {
  isFiledByCustomer,
  isRenewed,
  nextStep,
  readSteps,
  stepsOf,
  tasksWords,
} from '~/domain/bonds/filing-steps';

describe('the steps of a bond', () => {
  it.each([
    ['customer', ['signed', 'notarized', 'filed']],
    ['either', ['signed', 'notarized', 'filed']],
    ['surety', ['signed']],
    ['nobody', []],
  ] as const)('filed by %s are %j', (filer, steps) => {
    expect(stepsOf(filer)).toEqual(steps);
  });

  it.each([
    ['customer', true],
    ['either', true],
    ['surety', false],
    ['nobody', false],
  ] as const)('of a bond filed by %s have the customer file: %s', (filer, isTheirs) => {
    expect(isFiledByCustomer(filer)).toBe(isTheirs);
  });

  it('continue with the first open step', () => {
    expect(nextStep(stepsOf('customer'), [])).toBe('signed');
    expect(nextStep(stepsOf('customer'), ['filed', 'signed'])).toBe('notarized');
    expect(nextStep(stepsOf('surety'), ['signed'])).toBeUndefined();
  });

  it('are read in their order, without unknown texts', () => {
    expect(readSteps(['filed', 'burnt', 'signed'])).toEqual(['signed', 'filed']);
  });

  it('have words', () => {
    expect(tasksWords(['signed', 'notarized', 'filed'], 'notary')).toBe(
      'sign it, have it notarized, and file it',
    );
    expect(tasksWords(['filed'], 'notary')).toBe('file it');
    expect(stepLabel('notarized')).toBe('Notarized');
    expect(
      (['signed', 'notarized', 'filed'] as const).map((step) => stepTitle(step, 'Texas')),
    ).toEqual(['Sign', 'Notarize', 'File in Texas']);
  });

  it('are named as left, with the check that stops the reminders', () => {
    expect(leftWords(['notarized', 'filed'], 'notary')).toBe(
      'Left to do: have it notarized and file it. Once the office has the bond, check “Filed”, and our reminders stop.',
    );
    expect(leftWords(['notarized', 'filed'], 'clerk')).toContain(
      'Left to do: have the judge or clerk attest it and file it.',
    );
    expect(leftWords(['notarized'], 'own-form')).toBe(
      'Left to do: have it notarized if the form asks for it.',
    );
    expect(leftWords(['signed'], 'notary')).toBe('Left to do: sign it.');
    expect(leftWords([], 'notary')).toBe('Nothing is left to do with the papers.');
    expect(leftWords([], 'notary', { hasRider: true })).toBe(
      'Nothing is left to do with the bond itself. Sign and file each rider too.',
    );
    expect(leftWords([], 'notary', { hasCertificate: true })).toBe(
      'Nothing is left to do with the bond itself. File each continuation certificate where the bond is filed.',
    );
  });
});

it('counts a bond as renewed from its second term on', () => {
  expect(isRenewed({ continuations: [] })).toBe(false);
  expect(isRenewed({ continuations: [{ term: 2 }] })).toBe(true);
});

describe('the later papers that are left to file', () => {
  const paper = { hasFile: true, hasCertificate: true, isFiled: false };
  const unmade = { hasFile: false, hasCertificate: false, isFiled: false };
  const left = (filer: 'customer' | 'surety', of: typeof paper) =>
    laterPapersLeft(filer, { riders: [of], continuations: [of] });

  it('are those that are made and not ticked', () => {
    expect(left('customer', paper)).toEqual({ hasRider: true, hasCertificate: true });
    expect(left('customer', { ...paper, isFiled: true })).toEqual({
      hasRider: false,
      hasCertificate: false,
    });
    expect(left('customer', unmade)).toEqual({ hasRider: false, hasCertificate: false });
  });

  it('are none if the customer does not file the bond', () => {
    expect(left('surety', paper)).toEqual({});
  });
});
