import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MatterField } from '~/domain/bonds/matter';
import { readCourtName } from '~/domain/formats/court-name';
import { matterPath, type MatterValues } from './matter-values';

type Values = MatterValues & { obligee: string };

/** Fills in the court and the county from an obligee that names both, unless they are typed already. Shows nothing. */
export function CourtOfObligee({ fields }: { fields: readonly MatterField[] }) {
  const { getValues, setValue } = useFormContext<Values>();
  const obligee = useWatch<Values, 'obligee'>({ name: 'obligee' });
  const asksForBoth = ['court', 'county'].every((key) => fields.some((field) => field.key === key));

  useEffect(() => {
    const name = asksForBoth ? readCourtName(obligee) : undefined;
    const isTyped = getValues([matterPath('court'), matterPath('county')]).some(Boolean);
    if (!name || isTyped) return;

    setValue(matterPath('court'), name.court);
    setValue(matterPath('county'), name.county);
  }, [asksForBoth, obligee, getValues, setValue]);

  return null;
}
