import { useState } from 'react';
import { CERTIFICATE_STEP } from '~/domain/bonds/filing-steps';
import { tickStep } from '~/stores/filing-steps';
import { Alert } from '~/ui/Alert';
import { CheckboxField } from '~/ui/CheckboxField';

type Props = {
  bondId: string;
  /** The term that the certificate starts. */
  term: number;
  isFiled: boolean;
  /** Called when the certificate is stored as filed. */
  onFiled?: () => void;
};

/** The filing of a continuation certificate, as a tick that the customer sets. */
export function CertificateTick({ bondId, term, isFiled, onFiled }: Props) {
  // The tick shows at once; the reload of the view confirms it or takes it back.
  const [wanted, setWanted] = useState<boolean>();
  const [hasFailed, setHasFailed] = useState(false);
  const handleChange = async (checked: boolean) => {
    setWanted(checked);
    setHasFailed(false);
    const result = await tickStep(bondId, CERTIFICATE_STEP, checked, term);
    setHasFailed(!result.ok);
    setWanted((last) => (last === checked ? undefined : last)); // a later change is still on its way
    if (result.ok && checked) onFiled?.();
  };

  return (
    <>
      <CheckboxField
        id={`certificate-${bondId}-${term}`}
        label="Certificate filed"
        hint="Check it once the office has the certificate, and our reminders stop."
        checked={wanted ?? isFiled}
        onChange={(event) => void handleChange(event.target.checked)}
      />
      {hasFailed && (
        <div className="mt-3">
          <Alert type="danger" title="The change may not be saved" isAnnounced>
            Check your connection, then try again.
          </Alert>
        </div>
      )}
    </>
  );
}
