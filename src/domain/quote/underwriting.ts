import { z } from 'zod';
import { choiceField, YES_NO, type YesNo } from '../fields/choice-field.ts';
import { ON_FILE } from '../fields/on-file-mark.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { noteField, optionalNoteField } from '../fields/text-field.ts';
import { CREDIT_CHECKS } from '../rates/price.ts';
import { forEachQuestion, type UnderwritingQuestion } from './underwriting-questions.ts';

/** Six principals, each with a legal name and a date. */
const MAX_SIGNERS_WORDS = 2_000;

/**
 * The answer to one question. It has details only for "yes". An answer that the signer gave by link is on file: nobody but
 * the underwriter reads it, and the details say who answered when.
 */
export type UnderwritingAnswer = { answer: YesNo | typeof ON_FILE; details?: string };

const onFileSchema = z.object({
  answer: z.literal(ON_FILE),
  details: z.string().max(MAX_SIGNERS_WORDS),
});

function answerSchema(
  { answerMessage, detailsLabel, detailsMessage }: UnderwritingQuestion,
  mayBeOnFile: boolean,
) {
  const yesSchema = z.object({
    answer: z.literal('yes'),
    details: noteField(detailsLabel, detailsMessage),
  });
  const noSchema = z.object({ answer: z.literal('no') });

  return z
    .object({
      answer: choiceField<UnderwritingAnswer['answer']>(
        mayBeOnFile ? [...YES_NO, ON_FILE] : YES_NO,
        answerMessage,
      ),
      details: z.string({ error: detailsMessage }).optional(),
    })
    .pipe(z.discriminatedUnion('answer', [yesSchema, noSchema, onFileSchema]))
    .transform((answer): UnderwritingAnswer => answer)
    .prefault({});
}

/**
 * The answers to step 4. Details are dropped when the answer is changed to no. With `mayBeOnFile`, a signer may have
 * answered by link.
 */
export function underwritingSchemaFor({
  mayBeOnFile = false,
}: {
  mayBeOnFile?: boolean | undefined;
}) {
  return z
    .object({
      ...forEachQuestion((question) => answerSchema(question, mayBeOnFile)),
      creditCheck: choiceField(CREDIT_CHECKS, 'Choose whether to authorize a credit check'),
      additionalInfo: optionalNoteField('Additional information'),
    })
    .transform(omitBlank);
}

/** The answers to step 4, none of them on file. */
export const underwritingSchema = underwritingSchemaFor({});

export type Underwriting = z.output<typeof underwritingSchema>;
export type UnderwritingForm = z.input<typeof underwritingSchema>;
