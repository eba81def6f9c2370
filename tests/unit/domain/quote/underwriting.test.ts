import { describe, expect, it } from 'vitest';
import { underwritingSchema, underwritingSchemaFor } from '~/domain/quote/underwriting';
import { forEachQuestion, UNDERWRITING_QUESTIONS } from '~/domain/quote/underwriting-questions';
import { UNDERWRITING } from '../support/builders';
import { messagesOf } from '../support/messages-of';

describe('an answer that was signed by link', () => {
  const signed = {
    ...UNDERWRITING,
    ...forEachQuestion(() => ({ answer: 'On file', details: 'Answered by Ann' })),
  };

  it('counts where it may be on file, with who gave it', () => {
    expect(underwritingSchemaFor({ mayBeOnFile: true }).parse(signed)).toStrictEqual(signed);
  });

  it('is no answer elsewhere', () => {
    expect(underwritingSchema.safeParse(signed).error?.issues).toHaveLength(
      UNDERWRITING_QUESTIONS.length,
    );
  });
});

describe('underwritingSchema', () => {
  it('accepts a no to every question and a selection for the credit check', () => {
    expect(underwritingSchema.parse({ ...UNDERWRITING, additionalInfo: ' ' })).toStrictEqual(
      UNDERWRITING,
    );
  });

  it('requires every missing field', () => {
    const asked = UNDERWRITING_QUESTIONS.map(({ key, answerMessage }) => [
      `${key}.answer`,
      answerMessage,
    ]);

    expect(messagesOf(underwritingSchema, {})).toEqual({
      ...Object.fromEntries(asked),
      creditCheck: 'Choose whether to authorize a credit check',
    });
  });

  it('requires the details of every yes', () => {
    const yes = forEachQuestion(() => ({ answer: 'yes', details: ' ' }));
    const asked = UNDERWRITING_QUESTIONS.map(({ key, detailsMessage }) => [
      `${key}.details`,
      detailsMessage,
    ]);

    expect(messagesOf(underwritingSchema, { ...UNDERWRITING, ...yes })).toEqual(
      Object.fromEntries(asked),
    );
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

    it('drops the details of a no, of any length', () => {
      expect(parse({ answer: 'no', details: 'x'.repeat(5_000) })).toStrictEqual({ answer: 'no' });
    });

    it('refuses details that are missing, too long or not text', () => {
      expect(messagesFor({ answer: 'yes' })).toEqual({ [`${key}.details`]: detailsMessage });
      expect(messagesFor({ answer: 'yes', details: 7 })).toEqual({
        [`${key}.details`]: detailsMessage,
      });
      expect(messagesFor({ answer: 'yes', details: 'x'.repeat(2_001) })).toEqual({
        [`${key}.details`]: `${detailsLabel} must be 2000 characters or fewer`,
      });
    });
  });

  it('accepts an unauthorized credit check and keeps the other answers', () => {
    const underwriting = underwritingSchema.parse({
      ...UNDERWRITING,
      creditCheck: 'not_authorized',
      additionalInfo: ' Ask my attorney. ',
    });

    expect(underwriting.creditCheck).toBe('not_authorized');
    expect(underwriting.additionalInfo).toBe('Ask my attorney.');
  });

  it('names additional information that is too long', () => {
    expect(
      messagesOf(underwritingSchema, { ...UNDERWRITING, additionalInfo: 'x'.repeat(2_001) }),
    ).toEqual({ additionalInfo: 'Additional information must be 2000 characters or fewer' });
  });
});
