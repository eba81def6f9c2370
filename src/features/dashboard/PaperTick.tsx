import { useState } from 'react';
import { CERTIFICATE_STEP, type LaterPaper, RIDER_STEP } from '~/domain/bonds/filing-steps';
import { tickStep } from '~/stores/filing-steps';
import { Alert } from '~/ui/Alert';
import { CheckboxField } from '~/ui/CheckboxField';

type Props = {
  bondId: string;
  paper: LaterPaper;
  isFiled: boolean;
  /** Called when the paper is stored as filed. */
  onFiled?: () => void;
};

/** The filing of a continuation certificate or a rider, as a tick that the customer sets. */
export function PaperTick({ bondId, paper, isFiled, onFiled }: Props) {
  // The tick shows at once; the reload of the view confirms it or takes it back.
  const [wanted, setWanted] = useState<boolean>();
  const [hasFailed, setHasFailed] = useState(false);
  const { term, rider } = paper;
  const step = rider === undefined ? CERTIFICATE_STEP : RIDER_STEP;
  const handleChange = async (checked: boolean) => {
    setWanted(checked);
    setHasFailed(false);
    const result = await tickStep(bondId, step, checked, paper);
    setHasFailed(!result.ok);
    setWanted((last) => (last === checked ? undefined : last)); // a later change is still on its way
    if (result.ok && checked) onFiled?.();
  };

  return (
    <>
      <CheckboxField
        id={`${step}-${bondId}-${rider ?? term}`}
        label={rider === undefined ? 'Certificate filed' : `Rider ${rider} filed`}
        hint={`Check it once the office has the ${rider === undefined ? 'certificate' : 'signed rider'}, and our reminders stop.`}
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
