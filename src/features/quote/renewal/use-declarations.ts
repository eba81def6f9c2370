import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import {
  type AskedNumber,
  numbersToAsk,
  unchangedRenewalSchema,
  withNumbers,
} from '~/domain/quote/unchanged-renewal';
import { today } from '~/stores/server-day';
import { fieldPaths, fillIn, holdSameAnswers } from '../form-values';
import { BLANK_HISTORY, type HistoryValues } from '../steps/UnderwritingFields';
import { $sections, saveSection } from '../store';
import { useChoice } from '../use-choice';

/** The values of the fields of a renewal that are not about the payment. */
export type Declarations = HistoryValues & Record<AskedNumber, string>;

const NO_NUMBERS: Record<AskedNumber, string> = { dateOfBirth: '', ssn: '', ein: '' };

/** The part of the form of a renewal that is not about the payment. */
export type DeclarationForm = {
  /** The numbers to ask for. */
  numbers: readonly AskedNumber[];
  defaultValues: Declarations;
  schema: z.ZodType<unknown, unknown>;
  fieldOrder: readonly string[];
};

/** The numbers that the open quote still needs, and the declarations as they are stored. */
export function useDeclarations(): DeclarationForm {
  const choice = useChoice();
  const [form] = useState((): DeclarationForm => {
    const sections = $sections.get();
    const context = { ...choice, today: today() };
    const numbers = numbersToAsk(sections, context) ?? [];
    const schema = unchangedRenewalSchema(sections, numbers, context);

    return {
      numbers,
      defaultValues: { ...NO_NUMBERS, ...fillIn(BLANK_HISTORY, sections.underwriting) },
      schema,
      fieldOrder: [...numbers, ...fieldPaths(BLANK_HISTORY)],
    };
  });

  return form;
}

/** Store the declarations while the customer gives them, as the steps do: the price depends on one of them. */
export function useSavedHistory<Values extends FieldValues, Answers>(
  form: UseFormReturn<Values, unknown, Answers>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const history = historyOf(values);
          if (!holdSameAnswers(history, $sections.get().underwriting)) {
            saveSection('underwriting', history);
          }
        },
      }),
    [form],
  );
}

/** Store the numbers and the declarations with the other answers. The numbers stay in memory. */
export function saveDeclarations(numbers: readonly AskedNumber[], values: FieldValues): void {
  const { applicant, business } = withNumbers($sections.get(), numbers, values);
  saveSection('applicant', applicant);
  saveSection('business', business);
  saveSection('underwriting', historyOf(values));
}

/** A copy, because the form changes its values in place. The store keeps what was typed, not the checked answers. */
function historyOf(values: FieldValues): unknown {
  return structuredClone(
    Object.fromEntries(Object.keys(BLANK_HISTORY).map((key) => [key, values[key] as unknown])),
  );
}
