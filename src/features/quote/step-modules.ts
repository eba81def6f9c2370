import type { ComponentType } from 'react';
import type { QuoteStep } from '~/domain/quote/journey';
import { loadZod } from '~/platform/load-zod';
import { loadRules } from './rules-loader';
import { SelectBondStep } from './steps/SelectBondStep';

/** What the frame gives every step; everything else a step reads from the store. */
export type StepProps = {
  /** The step's answers are complete and kept: go on. */
  onContinue: () => void;
};

export type StepComponent = ComponentType<StepProps>;

/** Every step but the first brings its code along only when it is wanted. */
const LOADERS: Record<Exclude<QuoteStep, 'select-bond'>, () => Promise<StepComponent>> = {
  'bond-details': () => import('./steps/BondDetailsStep').then((module) => module.BondDetailsStep),
  applicant: () => import('./steps/ApplicantStep').then((module) => module.ApplicantStep),
  business: () => import('./steps/BusinessStep').then((module) => module.BusinessStep),
  underwriting: () => import('./steps/UnderwritingStep').then((module) => module.UnderwritingStep),
  documents: () => import('./steps/DocumentsStep').then((module) => module.DocumentsStep),
  payment: () => import('./steps/payment/PaymentStep').then((module) => module.PaymentStep),
  review: () => import('./steps/ReviewStep').then((module) => module.ReviewStep),
  confirmation: () => import('./steps/ConfirmationStep').then((module) => module.ConfirmationStep),
};

const loaded = new Map<QuoteStep, StepComponent>([['select-bond', SelectBondStep]]);

/** The step's component when it is loaded already. */
export function loadedStep(step: QuoteStep): StepComponent | undefined {
  return loaded.get(step);
}

/** Load a step and the rules it needs. Rejects when the network fails; the next call tries again. */
export async function loadStep(step: QuoteStep): Promise<StepComponent> {
  const known = loaded.get(step);
  if (known || step === 'select-bond') return known ?? SelectBondStep;

  await loadZod();
  const [component] = await Promise.all([LOADERS[step](), loadRules()]);
  loaded.set(step, component);

  return component;
}

/** Load a step ahead of its use. Nothing happens when that fails: it is tried again when the step opens. */
export function prefetchStep(step: QuoteStep): void {
  loadStep(step).catch(() => undefined);
}
