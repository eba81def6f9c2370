import { describe, expect, it } from 'vitest';
import { answerAt, numberAt, textAt } from '~/domain/underwriting/stored-answers';

const ANSWERS = { applicant: { firstName: 'Ada', lastName: ' ', age: 40, none: null } };

describe('stored answers', () => {
  it('are read by their path', () => {
    expect(answerAt(ANSWERS, 'applicant.age')).toBe(40);
    expect(textAt(ANSWERS, 'applicant.firstName')).toBe('Ada');
    expect(numberAt(ANSWERS, 'applicant.age')).toBe(40);
  });

  it.each(['applicant.lastName', 'applicant.age', 'applicant.none.deeper', 'business.legalName'])(
    'have no text at %s',
    (path) => {
      expect(textAt(ANSWERS, path)).toBeUndefined();
    },
  );

  it('are empty when nothing was stored', () => {
    expect(numberAt(ANSWERS, 'applicant.firstName')).toBeUndefined();
    expect(answerAt(ANSWERS, 'toString')).toBeUndefined();
    expect(answerAt(null, 'applicant')).toBeUndefined();
    expect(answerAt('text', 'length')).toBeUndefined();
  });
});
