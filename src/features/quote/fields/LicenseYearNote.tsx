import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate, formatShortDate, parseDate } from '~/domain/dates';
import { nextLicenseYear } from '~/domain/quote/next-license-year';
import { today } from '~/stores/server-day';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { toFieldId } from '../to-error-list';
import { matterPath, type MatterValues } from './matter-values';

type Values = MatterValues & { effectiveDate: string };

const LICENSE_END = matterPath('licenseYearEnd');

/** Offers the next license year to who enters a license that ends soon: the renewed license needs a bond for that year. */
export function LicenseYearNote() {
  const { setValue, trigger, formState } = useFormContext<Values>();
  const [starts = '', licenseEnd = ''] = useWatch<Values>({
    name: ['effectiveDate', LICENSE_END],
  }) as string[];
  const next = nextLicenseYear(
    { starts: parseDate(starts), licenseEnd: parseDate(licenseEnd) },
    today(),
  );

  const takeNext = ({ startsOn, endsOn }: NonNullable<typeof next>) => {
    setValue('effectiveDate', formatShortDate(startsOn));
    setValue(LICENSE_END, formatShortDate(endsOn));
    if (formState.isSubmitted) void trigger();
    document.getElementById(toFieldId('effectiveDate'))?.focus();
  };

  return (
    <div aria-live="polite" className="mt-3 empty:hidden">
      {next && (
        <Alert
          title="Do you renew this license?"
          actions={<Button onClick={() => takeNext(next)}>Use these dates</Button>}
        >
          Then the bond has to run with the new license. If it is issued for one year, that is{' '}
          {formatDate(next.startsOn)} to {formatDate(next.endsOn)}.
        </Alert>
      )}
    </div>
  );
}
