import { describe, expect, it } from 'vitest';
import { underwritingSchema } from '~/domain/quote/underwriting';
import { UNDERWRITING_QUESTIONS } from '~/domain/quote/underwriting-questions';
import { UNDERWRITING } from '../support/builders';
import { messagesOf } from '../support/messages-of';

describe('underwritingSchema', () => {
  it('takes five answers of no and a choice about the credit check', () => {
    expect(underwritingSchema.parse({ ...UNDERWRITING, additionalInfo: ' ' })).toStrictEqual(
      UNDERWRITING,
    );
  });

  it('asks for everything a form lacks', () => {
    expect(messagesOf(underwritingSchema, {})).toEqual({
      'bankruptcyHistory.answer': 'Answer whether you or the business ever filed for bankruptcy',
      'criminalHistory.answer': 'Answer whether you or any owner was ever convicted of a felony',
      'bondsDeclined.answer': 'Answer whether a bond was ever declined or cancelled',
      'claimsHistory.answer': 'Answer whether anyone ever made a claim on a bond of yours',
      'businessDisputes.answer': 'Answer whether there is a lawsuit, a lien or an unpaid judgment',
      creditCheck: 'Choose whether to authorize a credit check',
    });
  });

  it('asks for the details of every yes', () => {
    const yes = Object.fromEntries(
      UNDERWRITING_QUESTIONS.map(({ key }) => [key, { answer: 'yes', details: ' ' }]),
    );

    expect(messagesOf(underwritingSchema, { ...UNDERWRITING, ...yes })).toEqual({
      'bankruptcyHistory.details': 'Enter details of the bankruptcy',
      'criminalHistory.details': 'Enter details of the conviction',
      'bondsDeclined.details': 'Enter details of the declined or cancelled bond',
      'claimsHistory.details': 'Enter details of the claim',
      'businessDisputes.details': 'Enter details of the dispute',
    });
  });

  describe.each(UNDERWRITING_QUESTIONS)('$key', ({ key, detailsLabel, detailsMessage }) => {
    const parse = (answer: unknown) =>
      underwritingSchema.parse({ ...UNDERWRITING, [key]: answer })[key];
    const messagesFor = (answer: unknown) =>
      messagesOf(underwritingSchema, { ...UNDERWRITING, [key]: answer });

    it('keeps the details of a yes', () => {
      expect(parse({ answer: 'yes', details: ' In 2019.\r\nSettled. ' })).toStrictEqual({
        answer: 'yes',
        details: 'In 2019.\nSettled.',
      });
    });

    it('drops the details of a no, however long', () => {
      expect(parse({ answer: 'no', details: 'x'.repeat(5_000) })).toStrictEqual({ answer: 'no' });
    });

    it('refuses details that are missing, too long or no text', () => {
      expect(messagesFor({ answer: 'yes' })).toEqual({ [`${key}.details`]: detailsMessage });
      expect(messagesFor({ answer: 'yes', details: 7 })).toEqual({
        [`${key}.details`]: detailsMessage,
      });
      expect(messagesFor({ answer: 'yes', details: 'x'.repeat(2_001) })).toEqual({
        [`${key}.details`]: `${detailsLabel} must be 2000 characters or fewer`,
      });
    });
  });

  it('takes a credit check that is not authorized and keeps what else was said', () => {
    const underwriting = underwritingSchema.parse({
      ...UNDERWRITING,
      creditCheck: 'not_authorized',
      additionalInfo: ' Ask my attorney. ',
    });

    expect(underwriting.creditCheck).toBe('not_authorized');
    expect(underwriting.additionalInfo).toBe('Ask my attorney.');
  });

  it('names the additional information when it is too long', () => {
    expect(
      messagesOf(underwritingSchema, { ...UNDERWRITING, additionalInfo: 'x'.repeat(2_001) }),
    ).toEqual({ additionalInfo: 'Additional information must be 2000 characters or fewer' });
  });
});

it('the five questions read as we ask them', () => {
  expect(
    UNDERWRITING_QUESTIONS.map(({ key, question, detailsLabel }) => [key, question, detailsLabel]),
  ).toEqual([
    [
      'bankruptcyHistory',
      'Have you or the business ever filed for bankruptcy?',
      'Details of the bankruptcy',
    ],
    [
      'criminalHistory',
      'Have you or any owner of the business ever been convicted of a felony?',
      'Details of the conviction',
    ],
    [
      'bondsDeclined',
      'Has a surety ever declined or cancelled a bond for you or the business?',
      'Details of the declined or cancelled bond',
    ],
    ['claimsHistory', 'Has anyone ever made a claim on a bond of yours?', 'Details of the claim'],
    [
      'businessDisputes',
      'Are you or the business party to a lawsuit, a lien or an unpaid judgment?',
      'Details of the dispute',
    ],
  ]);
});
