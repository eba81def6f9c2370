import type { QuoteStep } from '~/domain/quote/journey';
import { loadZod } from '~/platform/load-zod';
import { rehearseStep } from './rehearse-step';
import { loadRules } from './rules-loader';
import type { StepComponent } from './step-props';

/** The first step's code is part of the page. */
type LaterStep = Exclude<QuoteStep, 'select-bond'>;

const LOADERS: Record<LaterStep, () => Promise<StepComponent>> = {
  'bond-details': () =>
    import('./renewal/DetailsOrRenewal').then((module) => module.DetailsOrRenewal),
  applicant: () => import('./steps/ApplicantStep').then((module) => module.ApplicantStep),
  business: () => import('./steps/BusinessStep').then((module) => module.BusinessStep),
  underwriting: () => import('./steps/UnderwritingStep').then((module) => module.UnderwritingStep),
  documents: () => import('./steps/DocumentsStep').then((module) => module.DocumentsStep),
  payment: () => import('./steps/payment/PaymentStep').then((module) => module.PaymentStep),
  review: () => import('./steps/ReviewStep').then((module) => module.ReviewStep),
  confirmation: () => import('./steps/ConfirmationStep').then((module) => module.ConfirmationStep),
};

const loaded = new Map<LaterStep, StepComponent>();

/** The component of a step if it has already loaded. */
export function loadedStep(step: LaterStep): StepComponent | undefined {
  return loaded.get(step);
}

/** Load a step and its rules. Rejects if the network fails; the next call tries again. */
export async function loadStep(step: LaterStep): Promise<StepComponent> {
  const known = loaded.get(step);
  if (known) return known;

  await loadZod();
  const [component] = await Promise.all([LOADERS[step](), loadRules()]);
  loaded.set(step, component);

  return component;
}

/** Load a step in advance. A failure is ignored, because opening the step tries again. */
export function prefetchStep(step: QuoteStep): void {
  if (step !== 'select-bond') loadStep(step).catch(() => undefined);
}

/** Load a step that can open with the answers so far and rehearse it. A failure is ignored, as above. */
export function prepareStep(step: QuoteStep): void {
  if (step !== 'select-bond') loadStep(step).then(rehearseStep, () => undefined);
}
