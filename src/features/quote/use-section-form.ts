import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { SectionKey } from '~/domain/quote/sections';
import { FORM_CHECKS } from './StepForm';
import { fieldPaths, fillIn, type FormValues, holdSameAnswers } from './form-values';
import { $sections, $serverIssues, noteServerIssues, saveSection } from './store';

/**
 * The form of one section: opens with what was kept, keeps every change as it is typed, checks with the section's
 * schema, and shows what the server found wrong. `blank` names every field in the order of the page.
 */
export function useSectionForm<Values extends FormValues, Answers>(
  section: SectionKey,
  schema: z.ZodType<Answers, unknown>,
  blank: Values,
): { form: UseFormReturn<Values, unknown, Answers>; fieldOrder: string[] } {
  const [defaultValues] = useState(() => fillIn(blank, $sections.get()[section]));
  const form = useForm<Values, unknown, Answers>({
    resolver: zodResolver(schema as z.ZodType<Answers, Values>),
    defaultValues: defaultValues as DefaultValues<Values>,
    ...FORM_CHECKS,
  });

  useEffect(() => {
    // A proposal that is left as it is, is an answer.
    const proposed = form.getValues();
    if (!holdSameAnswers(proposed, $sections.get()[section])) saveSection(section, proposed);

    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isNews = !holdSameAnswers(values, $sections.get()[section]);
        if (isNews) saveSection(section, structuredClone(values));
      },
    });
  }, [form, section]);

  useEffect(() => {
    const issues = $serverIssues.get()[section] ?? [];
    for (const { path, message } of issues) {
      form.setError(path.join('.') as Path<Values>, { message });
    }
    if (issues.length > 0) noteServerIssues(section, []);
  }, [form, section]);

  return { form, fieldOrder: fieldPaths(blank) };
}
