import { describe, expect, it } from 'vitest';
import { stepHint } from '~/domain/bonds/filing-step-words';
import { paperSigning, type SignedBond } from '~/domain/bonds/paper-signing';

const NOTARY: SignedBond = {
  bondSlug: 'notary',
  principal: 'Ada Marsh',
  obligee: 'Texas Secretary of State',
  signing: 'notary',
};
const FORM = { number: '2301', name: 'Application', url: 'https://sos.example', why: 'It is law.' };

describe('the signing of a paper', () => {
  it.each([
    ['notary', 'filing', undefined],
    ['notary', 'court-approval', undefined],
    ['clerk', 'clerk-attestation', undefined],
    ['own-form', 'agency-approval', FORM],
  ] as const)('is by %s with the block %s', (signing, attestation, ownForm) => {
    expect(paperSigning({ attestation, ownForm })).toBe(signing);
  });
});

describe('the steps of a bond name', () => {
  it('the person who signs, or the business with whose authority somebody signs', () => {
    const dealer = { ...NOTARY, bondSlug: 'auto-dealer', principal: 'Marsh Motors LLC' };

    expect(stepHint('signed', NOTARY)).toBe('Ada Marsh must sign in ink in front of a notary.');
    expect(stepHint('signed', dealer)).toBe(
      'Someone who may sign for Marsh Motors LLC must sign in ink in front of a notary, with name and title.',
    );
  });

  it('the party that appeals, whether it is a person or a company', () => {
    const appeal = { ...NOTARY, bondSlug: 'appeal-supersedeas', principal: 'Marsh Motors LLC' };

    expect(stepHint('signed', appeal)).toContain(
      'Marsh Motors LLC must sign in ink in front of a notary. A person who signs for a company adds their name and title.',
    );
  });

  it('the question for the clerk about the form of a court bond, unless it is the court’s own', () => {
    const executor = { ...NOTARY, bondSlug: 'executor-personal-representative' };
    const asks = (bond: SignedBond) =>
      stepHint('signed', bond).startsWith(
        'First ask the clerk whether the court wants its own form.',
      );

    expect(asks(executor)).toBe(true);
    expect(asks({ ...executor, signing: 'clerk' })).toBe(true);
    expect(asks({ ...executor, signing: 'own-form' })).toBe(false);
    expect(asks({ ...NOTARY, bondSlug: 'auto-dealer' })).toBe(false);
  });

  it('both forms of a bond that comes with a companion', () => {
    const pair = { ...NOTARY, bondSlug: 'performance-bond', companion: 'payment-bond' } as const;

    expect(stepHint('signed', pair)).toMatch(
      /The file holds two forms, the performance bond and the payment bond: sign and file both\.$/,
    );
  });

  it('the clerk before whom a principal signs', () => {
    const georgia = { ...NOTARY, bondSlug: 'administrator', signing: 'clerk' } as const;

    expect(stepHint('signed', georgia)).toContain('before the judge or clerk of the court');
    expect(stepHint('notarized', georgia)).toContain('The judge or clerk attests your signature');
    expect(stepHint('filed', georgia)).toMatch(/^Take it to /);
  });

  it('whether it must be notarized or witnessed', () => {
    expect(stepHint('notarized', NOTARY)).toMatch(/^Required\. .* no lines for witnesses\./);
    expect(stepHint('notarized', { ...NOTARY, signing: 'own-form' })).toBe(
      'If the form has a part for a notary or witnesses, have it filled in. If not, this step is done. The surety has signed its part.',
    );
  });

  it('the office where it is filed, which for an appeal bond is the court', () => {
    expect(stepHint('filed', NOTARY)).toBe(
      'Take or send it to Texas Secretary of State, with the power of attorney.',
    );
    expect(stepHint('filed', { ...NOTARY, fileBefore: '2026-12-30' })).toBe(
      'Take or send it to Texas Secretary of State, with the power of attorney, before the bond starts on December 30, 2026.',
    );
    const appeal = { ...NOTARY, bondSlug: 'appeal-supersedeas', obligee: 'Coastal Supply Co.' };
    expect(stepHint('filed', appeal)).toMatch(
      /^File it with the clerk of the court, with the power of attorney/,
    );
  });

  it.each([
    ['executor-personal-representative', true],
    ['appeal-supersedeas', true],
    ['notary', false],
    ['performance-bond', false],
  ])(
    'the blank for a case number that the court has not assigned yet: %s, %s',
    (bondSlug, isAsked) => {
      const words = stepHint('filed', { ...NOTARY, bondSlug });

      expect(words.includes('If the bond has a blank for the case number')).toBe(isAsked);
    },
  );

  it('no blank where the case number is printed', () => {
    const executor = { ...NOTARY, bondSlug: 'executor-personal-representative' };
    const asks = (caseNumber: string) => stepHint('filed', { ...executor, caseNumber });

    expect(asks('2026-ES-00417')).not.toContain('case number');
    expect(asks('Not assigned yet')).toContain('ask the clerk for it');
  });

  it('signer and office of a bond of an unknown kind', () => {
    const unknown = { ...NOTARY, bondSlug: undefined };

    expect(stepHint('signed', unknown)).toBe('Ada Marsh must sign in ink in front of a notary.');
    expect(stepHint('filed', unknown)).toContain('to Texas Secretary of State');
  });
});
