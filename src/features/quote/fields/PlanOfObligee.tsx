import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { MatterField } from '~/domain/bonds/matter';
import { matterPath, type MatterValues } from './matter-values';

type Values = MatterValues & { obligee: string };

const PLAN = matterPath('planName');

/**
 * Proposes the obligee as the name of the plan when the visitor leaves its field for the first time: a plan is the
 * obligee of its own bond. Shows nothing.
 */
export function PlanOfObligee({ fields }: { fields: readonly MatterField[] }) {
  const { control, getValues, setValue } = useFormContext<Values>();
  const { touchedFields } = useFormState({ control, name: 'obligee' });
  const isLeft = touchedFields.obligee === true;
  const asksForPlan = fields.some(({ key }) => matterPath(key) === PLAN);

  useEffect(() => {
    if (isLeft && asksForPlan && !getValues(PLAN)) setValue(PLAN, getValues('obligee'));
  }, [isLeft, asksForPlan, getValues, setValue]);

  return null;
}
