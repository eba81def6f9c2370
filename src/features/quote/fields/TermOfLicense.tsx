import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { parseDate } from '~/domain/dates';
import { termUntil } from '~/domain/quote/proposed-term';
import { matterPath, type MatterValues } from './matter-values';

type Values = MatterValues & { effectiveDate: string; termYears: string };

/** Chooses the term that reaches the last day of the license when the visitor enters that day. Shows nothing. */
export function TermOfLicense({ terms }: { terms: readonly number[] }) {
  const { setValue } = useFormContext<Values>();
  const [starts, lastDay] = useWatch<Values>({
    name: ['effectiveDate', matterPath('licenseYearEnd')],
  }).map((day) => parseDate(String(day)));
  const needed = starts && lastDay ? termUntil(lastDay, terms, starts) : undefined;

  useEffect(() => {
    if (needed) setValue('termYears', String(needed), { shouldValidate: true });
  }, [needed, setValue]);

  return null;
}
