import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { namesNoOffice, officeOfCounty } from '~/domain/bonds/county-office';
import { capitalizeName } from '~/domain/formats/capitalize-name';
import type { StateCode } from '~/domain/us-states';
import type { QuoteBond } from '../quote-bond';
import { matterPath, type MatterValues } from './matter-values';

type Values = MatterValues & { obligee: string };

/**
 * Fills in the office that takes the bond when the visitor leaves the county, where each county has such an office, unless
 * the obligee names one. Shows nothing.
 */
export function OfficeOfCounty({ bond, stateCode }: { bond: QuoteBond; stateCode: StateCode }) {
  const { control, getValues, setValue } = useFormContext<Values>();
  const path = matterPath('county');
  const { touchedFields, isSubmitted } = useFormState({ control, name: [path, 'obligee'] });
  const isLeft = touchedFields.matter?.county === true;
  const isObligeeLeft = touchedFields.obligee === true;

  useEffect(() => {
    const county = getValues(path) ?? '';
    const office = isLeft ? officeOfCounty(bond, stateCode, capitalizeName(county)) : undefined;
    if (office === undefined || !namesNoOffice(getValues('obligee'), county)) return;

    setValue('obligee', office, { shouldValidate: isSubmitted });
  }, [bond, stateCode, isLeft, isObligeeLeft, isSubmitted, path, getValues, setValue]);

  return null;
}
