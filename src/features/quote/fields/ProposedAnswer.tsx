import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { MatterField } from '~/domain/bonds/matter';
import { matterPath, type MatterValues } from './matter-values';

type Source = 'obligee' | 'effectiveDate';
type Values = MatterValues & Record<Source, string>;
type Props = { fields: readonly MatterField[]; from: Source; to: string };

/**
 * Proposes an answer for a required field of the matter when the visitor leaves another field for the first time: a plan
 * is the obligee of its own bond, and a bond that follows a commission starts with it. Shows nothing.
 */
export function ProposedAnswer({ fields, from, to }: Props) {
  const { control, getValues, setValue } = useFormContext<Values>();
  const { touchedFields } = useFormState({ control, name: from });
  const isLeft = touchedFields[from] === true;
  const path = matterPath(to);
  const isAsked = fields.some(({ key, required }) => key === to && required);

  useEffect(() => {
    if (isLeft && isAsked && !getValues(path)) setValue(path, getValues(from));
  }, [isLeft, isAsked, path, from, getValues, setValue]);

  return null;
}
