import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BOND_CATEGORIES } from '~/domain/bonds/bond-types';
import { checkSelection, type SelectionErrors } from '~/domain/quote/selection';
import { STATE_OPTIONS } from '~/domain/us-states';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { SelectField } from '~/ui/SelectField';
import { BondPreview } from '../BondPreview';
import type { QuoteBond } from '../quote-bond';
import { takeOverFirstStep } from '../first-step-takeover';
import { prefetchStep } from '../step-modules';
import type { StepProps } from '../step-props';
import { StepFooter } from '../StepFooter';
import { $bond, $hasErrors, $selection, selectBond } from '../store';
import { useNextStepAhead } from '../use-next-step-ahead';

const CATEGORY_NAMES: Record<QuoteBond['category'], string> = {
  court: 'Court and fiduciary',
  license: 'License and permit',
  contract: 'Contract',
  fidelity: 'Fidelity',
};

export type SelectBondStepProps = StepProps & {
  catalogue: readonly QuoteBond[];
  /** Whether the wizard has not opened yet. Continue then waits until it has. */
  isStarting?: boolean;
};

/**
 * Step 0: the bond and the state. It checks them without zod, so that it opens quickly. It is part of the page's HTML and
 * keeps what the visitor does there before this code runs.
 */
export function SelectBondStep({ catalogue, isStarting = false, onContinue }: SelectBondStepProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const selection = useStore($selection);
  const bond = useStore($bond);
  const [attempts, setAttempts] = useState(0);
  const [errors, setErrors] = useState<SelectionErrors>({});
  const current = checkSelection(selection, bond);
  const errorList = listErrors(errors);
  useNextStepAhead(!isStarting && Object.keys(current).length === 0);

  useEffect(() => {
    $hasErrors.set(errorList.length > 0);
  }, [errorList.length]);

  const handleChange = (choice: Parameters<typeof selectBond>[0]) => {
    setErrors({}); // a change of the choice clears the errors
    selectBond(choice);
  };

  useLayoutEffect(() => {
    if (formRef.current && isStarting) setIsWaiting(takeOverFirstStep(formRef.current));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the form of the page's HTML
  }, []);

  useEffect(() => {
    if (isStarting || !isWaiting) return;

    queueMicrotask(() => formRef.current?.requestSubmit()); // after the effects of the wizard, which follow its steps
  }, [isStarting, isWaiting]);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isStarting) {
      setIsWaiting(true);
      return;
    }
    setIsWaiting(false);
    setErrors(current);
    setAttempts(attempts + 1);
    if (Object.keys(current).length === 0) onContinue();
  };

  return (
    <form
      ref={formRef}
      id="first-step"
      noValidate
      autoComplete="off" // the wizard keeps the choice, not the browser
      onSubmit={handleSubmit}
      onFocus={() => prefetchStep('bond-details')}
      onPointerEnter={() => prefetchStep('bond-details')}
    >
      <ErrorSummary key={attempts} errors={errorList} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <SelectField
          id="bondType"
          label="Bond type"
          required
          width="full"
          placeholder="Select a bond"
          groups={groupByCategory(catalogue)}
          value={selection.bondType ?? ''}
          error={errors.bondType}
          onChange={({ target }) => handleChange({ bondType: target.value })}
        />
        <SelectField
          id="stateCode"
          label="State"
          required
          width="full"
          placeholder="Select a state"
          options={STATE_OPTIONS}
          value={selection.stateCode ?? ''}
          error={errors.stateCode}
          onChange={({ target }) => handleChange({ stateCode: target.value })}
        />
      </div>
      <BondPreview combinationError={current.combination} />
      <StepFooter
        isSticky
        isPending={isStarting && isWaiting}
        isDisabled={current.combination !== undefined}
      />
    </form>
  );
}

function listErrors({ bondType, stateCode }: SelectionErrors) {
  return [
    ...(bondType ? [{ id: 'bondType', message: bondType }] : []),
    ...(stateCode ? [{ id: 'stateCode', message: stateCode }] : []),
  ];
}

function groupByCategory(catalogue: readonly QuoteBond[]) {
  return BOND_CATEGORIES.map((category) => ({
    label: CATEGORY_NAMES[category],
    options: catalogue
      .filter((bond) => bond.category === category)
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }));
}
