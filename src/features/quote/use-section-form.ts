import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type DefaultValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { SectionKey } from '~/domain/quote/journey';
import { sectionSchemas } from '~/domain/quote/sections';
import { $today } from '~/stores/server-day';
import { FORM_CHECKS } from './StepForm';
import { fieldPaths, fillIn, type FormValues, holdSameAnswers } from './form-values';
import { $sections, $serverIssues, noteServerIssues, saveSection } from './store';
import { useChoice } from './use-choice';

/**
 * The form of one section. It starts with the stored answers, stores every change, checks with the section's schema,
 * and shows the server's problems. `blank` lists all fields in their order on the page.
 */
export function useSectionForm<Values extends FormValues>(
  section: SectionKey,
  blank: Values,
): { form: UseFormReturn<Values, unknown, unknown>; fieldOrder: string[] } {
  const schema: z.ZodType = useSectionSchemas()[section];
  const [defaultValues] = useState(() => fillIn(blank, $sections.get()[section]));
  const form = useForm<Values, unknown, unknown>({
    resolver: zodResolver(schema as z.ZodType<unknown, Values>),
    defaultValues: defaultValues as DefaultValues<Values>,
    ...FORM_CHECKS,
  });

  useEffect(() => {
    // An unchanged proposal counts as an answer, so store it too.
    const proposed = form.getValues();
    if (!holdSameAnswers(proposed, $sections.get()[section]))
      saveSection(section, structuredClone(proposed));

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

/** The schemas that the list of steps uses and keeps, so that the step doesn't wait for new ones. */
function useSectionSchemas() {
  const { bond, stateCode, renews } = useChoice();
  const day = useStore($today)();

  return sectionSchemas({ bond, stateCode, today: day, renews, mayBeOnFile: true });
}
