import { z } from 'zod';
import { choiceField, yesNoField, type YesNo } from '../fields/choice-field.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { noteField, optionalNoteField } from '../fields/text-field.ts';
import { CREDIT_CHECKS } from '../rates/price.ts';
import { forEachQuestion, type UnderwritingQuestion } from './underwriting-questions.ts';

/** The answer to one question. It has details only for "yes". */
export type UnderwritingAnswer = { answer: YesNo; details?: string };

function answerSchema({ answerMessage, detailsLabel, detailsMessage }: UnderwritingQuestion) {
  const yesSchema = z.object({
    answer: z.literal('yes'),
    details: noteField(detailsLabel, detailsMessage),
  });
  const noSchema = z.object({ answer: z.literal('no') });

  return z
    .object({
      answer: yesNoField(answerMessage),
      details: z.string({ error: detailsMessage }).optional(),
    })
    .pipe(z.discriminatedUnion('answer', [yesSchema, noSchema]))
    .transform((answer): UnderwritingAnswer => answer)
    .prefault({});
}

/** The answers to step 4. Details are dropped when the answer is changed to no. */
export const underwritingSchema = z
  .object({
    ...forEachQuestion(answerSchema),
    creditCheck: choiceField(CREDIT_CHECKS, 'Choose whether to authorize a credit check'),
    additionalInfo: optionalNoteField('Additional information'),
  })
  .transform(omitBlank);

export type Underwriting = z.output<typeof underwritingSchema>;
export type UnderwritingForm = z.input<typeof underwritingSchema>;
