import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MatterField } from '~/domain/bonds/matter';
import { capitalizeName } from '~/domain/formats/capitalize-name';
import { type CourtName, readCounty, readCourtName } from '~/domain/formats/court-name';
import { matterPath, type MatterValues } from './matter-values';

type Values = MatterValues & { obligee: string };

const COURT = matterPath('court');
const COUNTY = matterPath('county');

/**
 * Fills in the county, or the court and the county, from an obligee that names them. Both follow every change of the
 * obligee, because a name such as "Probate Court No. 2" grows key by key, until the visitor types one. Shows nothing.
 */
export function CourtOfObligee({ fields }: { fields: readonly MatterField[] }) {
  const { getValues, setValue } = useFormContext<Values>();
  const obligee = useWatch<Values, 'obligee'>({ name: 'obligee' });
  const filled = useRef<CourtName>(null);
  const asksFor = (key: string) => fields.some((field) => field.key === key);
  const asksForCounty = asksFor('county');
  const asksForCourt = asksFor('court');

  useEffect(() => {
    if (!asksForCounty) return;
    const named = namedBy(obligee, asksForCourt);
    // A draft may hold what an earlier visit filled in.
    filled.current ??= named;

    const court = getValues(COURT) ?? '';
    const county = getValues(COUNTY) ?? '';
    const isBlank = court === '' && county === '';
    const isOurs = court === filled.current.court && county === filled.current.county;
    if (!isBlank && !isOurs) return;

    filled.current = named;
    if (county !== named.county) setValue(COUNTY, named.county);
    if (court !== named.court) setValue(COURT, named.court);
  }, [asksForCourt, asksForCounty, obligee, getValues, setValue]);

  return null;
}

/** What an obligee names, blank where it names none or the form does not ask. */
function namedBy(obligee: string, asksForCourt: boolean): CourtName {
  if (!asksForCourt) return { court: '', county: capitalizeName(readCounty(obligee) ?? '') };
  const { court = '', county = '' } = readCourtName(obligee) ?? {};

  return { court: capitalizeName(court), county: capitalizeName(county) };
}
