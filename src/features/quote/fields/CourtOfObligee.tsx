import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MatterField } from '~/domain/bonds/matter';
import { capitalizeName } from '~/domain/formats/capitalize-name';
import { readCounty, readCourtName } from '~/domain/formats/court-name';
import { matterPath, type MatterValues } from './matter-values';

type Values = MatterValues & { obligee: string };

/** Fills in the county, or the court and the county, from an obligee that names them, unless they are typed. Shows nothing. */
export function CourtOfObligee({ fields }: { fields: readonly MatterField[] }) {
  const { getValues, setValue } = useFormContext<Values>();
  const obligee = useWatch<Values, 'obligee'>({ name: 'obligee' });
  const asksFor = (key: string) => fields.some((field) => field.key === key);
  const asksForCounty = asksFor('county');
  const asksForCourt = asksFor('court');

  useEffect(() => {
    const isTyped = getValues([matterPath('court'), matterPath('county')]).some(Boolean);
    if (!asksForCounty || isTyped) return;

    const name = asksForCourt ? readCourtName(obligee) : { county: readCounty(obligee) };
    if (name?.county) setValue(matterPath('county'), capitalizeName(name.county));
    if (name && 'court' in name) setValue(matterPath('court'), capitalizeName(name.court));
  }, [asksForCourt, asksForCounty, obligee, getValues, setValue]);

  return null;
}
