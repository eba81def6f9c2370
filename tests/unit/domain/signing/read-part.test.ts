import { describe, expect, it } from 'vitest';
import { isSecretField, partStepsOf } from '~/domain/signing/part-fields';
import { needsHistory, readPartStep, type PartAnswers } from '~/domain/signing/read-part';
import { CLIENT_STEPS } from '../../../support/signing-answers.ts';

const today = '2026-11-23';

const problemsOf = (step: Parameters<typeof readPartStep>[0], typed: PartAnswers) => {
  const read = readPartStep(step, typed, { today });

  return read.ok ? {} : read.problems;
};

describe('readPartStep', () => {
  it('reads whole steps to canonical values', () => {
    expect(readPartStep('you', CLIENT_STEPS.you, { today })).toEqual({
      ok: true,
      value: { ...CLIENT_STEPS.you, zipCode: '294011234', phone: '8035550123' },
    });
    expect(readPartStep('identity', CLIENT_STEPS.identity, { today })).toEqual({
      ok: true,
      value: { dateOfBirth: '1970-05-11', ssn: '219099999' },
    });
    expect(readPartStep('work', CLIENT_STEPS.work, { today })).toEqual({
      ok: true,
      value: { occupation: 'Nurse', netWorth: '100-500' },
    });
    expect(readPartStep('history', CLIENT_STEPS.history, { today }).ok).toBe(true);
    expect(
      readPartStep('company', { signerTitle: 'President', ein: '12-3456789' }, { today }),
    ).toEqual({ ok: true, value: { signerTitle: 'President', ein: '123456789' } });
  });

  it('accepts its own canonical values again', () => {
    const canonical = { ...CLIENT_STEPS.you, zipCode: '294011234', phone: '8035550123' };

    expect(readPartStep('you', canonical, { today })).toEqual({ ok: true, value: canonical });
  });

  it('says what is missing', () => {
    expect(problemsOf('you', {})).toMatchObject({
      legalName: 'Full legal name is required',
      state: 'Select: State',
    });
    expect(problemsOf('relation', { relation: '  ' })).toEqual({
      relation: 'Your relation to the person who died, the ward or the trust is required',
      owesEstate: 'Answer the question: Do you owe money to the estate or the ward?',
      wasFiduciary:
        'Answer the question: Have you been an executor, administrator, guardian or trustee before?',
      hadBonds: 'Answer the question: Have you had surety bonds before?',
    });
  });

  it.each([
    ['you', 'phone', '911', 'Enter a 10-digit US phone number'],
    ['you', 'email', 'mary', 'Enter an email address, such as name@example.com'],
    ['you', 'zipCode', '2940', 'Enter a ZIP code with 5 digits'],
    ['you', 'zipCode', '00000', 'Enter a ZIP code with 5 digits'],
    ['you', 'legalName', '\u200b', 'Full legal name is required'],
    ['you', 'legalName', 'a'.repeat(201), 'Full legal name must be 200 characters or fewer'],
    ['you', 'legalName', '玛丽', 'Write this with Latin letters: our papers cannot print 玛 丽.'],
    ['identity', 'ssn', '000-12-3456', 'Enter the SSN as it appears on the Social Security card'],
    [
      'identity',
      'dateOfBirth',
      'May',
      'Enter a month, a day and a year, such as November 23, 2026',
    ],
    ['identity', 'dateOfBirth', '11/23/2026', 'Date of birth must be in the past'],
    ['identity', 'dateOfBirth', '11/24/2008', 'You must be 18 or older to sign'],
    ['company', 'ein', '00-0000000', 'Enter the EIN as it appears on the IRS notice'],
    ['work', 'netWorth', 'rich', 'Select: What you own, minus what you owe'],
    [
      'relation',
      'owesEstate',
      'maybe',
      'Answer the question: Do you owe money to the estate or the ward?',
    ],
    ['history', 'history', 'a'.repeat(2_001), 'Use 2,000 characters or fewer'],
  ] as const)('refuses in %s for %s: %s', (step, field, typed, problem) => {
    expect(problemsOf(step, { [field]: typed })[field]).toBe(problem);
  });

  it('refuses a secret number in free text', () => {
    const number = ['219', '09', '9999'].join('-');
    const problem = expect.stringContaining('Remove the SSN');

    expect(problemsOf('work', { occupation: number })).toMatchObject({ occupation: problem });
    expect(problemsOf('history', { history: number })).toMatchObject({ history: problem });
  });

  it('asks for the story behind a yes, and for none behind a no', () => {
    const told = { ...CLIENT_STEPS.history, history: '' };

    expect(problemsOf('history', told)).toEqual({ history: 'Say what happened, and when' });
    expect(problemsOf('history', { ...told, hasBankruptcy: 'no' })).toEqual({});
    expect(needsHistory({ wasDeclined: 'yes' })).toBe(true);
  });

  it('keeps a secret that the server has already', () => {
    const read = readPartStep('identity', {}, { today, isKept: isSecretField });

    expect(read).toEqual({ ok: true, value: {} });
  });
});

describe('partStepsOf', () => {
  it('asks fiduciaries about the case and companies for an EIN', () => {
    expect(partStepsOf('co-fiduciary')).toEqual(partStepsOf('client'));
    expect(partStepsOf('indemnitor')).not.toContain('facts');
    expect(partStepsOf('indemnitor-entity')).toContain('company');
  });
});
