import type { ComponentType } from 'react';

/** The props of every step. A step reads all other data from the store. */
export type StepProps = {
  /** Called when the step's answers are complete and saved. */
  onContinue: () => void;
};

export type StepComponent = ComponentType<StepProps>;
