import { useState } from 'react';
import { type LaterPapers, leftWords, stepHint, stepLabel } from '~/domain/bonds/filing-step-words';
import { type FilingStep, stepsOf } from '~/domain/bonds/filing-steps';
import type { SignedBond } from '~/domain/bonds/paper-signing';
import type { Filer } from '~/domain/states/filing';
import { tickStep } from '~/stores/filing-steps';
import { Alert } from '~/ui/Alert';
import { CheckboxField } from '~/ui/CheckboxField';

type Props = {
  /** The id for links to the steps. */
  id?: string;
  bondId: string;
  done: readonly FilingStep[];
  filer: Filer;
  bond: SignedBond;
  /** The papers added to the bond. The list of tasks does not know them. */
  later?: LaterPapers;
  /** Called when the customer has nothing left to do with the papers. */
  onFinished?: () => void;
};

/** The steps with a bond's papers, as ticks that the customer sets. Renders nothing if there are none. */
export function FilingSteps({ id, bondId, done, filer, bond, later, onFinished }: Props) {
  // The tick shows at once; the reload of the view confirms it or takes it back.
  const [wanted, setWanted] = useState<Partial<Record<FilingStep, boolean>>>({});
  const [hasFailed, setHasFailed] = useState(false);
  const steps = stepsOf(filer);
  if (steps.length === 0) return null;

  const isDone = (step: FilingStep) => wanted[step] ?? done.includes(step);
  const left = steps.filter((step) => !isDone(step));
  const handleChange = async (step: FilingStep, checked: boolean) => {
    setWanted((before) => ({ ...before, [step]: checked }));
    setHasFailed(false);
    const result = await tickStep(bondId, step, checked);
    setHasFailed(!result.ok);
    // A later change of this step is still on its way.
    setWanted(({ [step]: last, ...others }) =>
      last === undefined || last === checked ? others : { ...others, [step]: last },
    );
    if (result.ok && checked && endsReminders(step, left)) onFinished?.();
  };

  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 focus:outline-none">
      <legend className="font-semibold">What you have done with it</legend>
      <div className="mt-1 grid gap-y-2">
        {steps.map((step) => (
          <CheckboxField
            key={step}
            id={`${step}-${bondId}`}
            label={stepLabel(step)}
            hint={stepHint(step, bond)}
            checked={isDone(step)}
            onChange={(event) => void handleChange(step, event.target.checked)}
          />
        ))}
      </div>
      <p role="status" className="mt-2 text-muted">
        {leftWords(left, bond.signing, later)}
      </p>
      {hasFailed && (
        <div className="mt-3">
          <Alert type="danger" title="The change may not be saved" isAnnounced>
            Check your connection, then try again.
          </Alert>
        </div>
      )}
    </fieldset>
  );
}

/** Whether this tick ends our reminders: the office has the bond, or the last step is done. */
function endsReminders(step: FilingStep, left: readonly FilingStep[]): boolean {
  return step === 'filed' || left.every((other) => other === step);
}
