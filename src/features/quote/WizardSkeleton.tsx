import { phoneHref } from '~/domain/formats/phone';
import { StepRail } from './StepRail';

/** The steps and the outline of a form until the wizard knows the first step, so that nothing moves when it does. */
export function WizardSkeleton({ phone }: { phone: string }) {
  return (
    <div className="grid min-h-svh content-start gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] noscript:hidden">
      <StepRail />
      <div className="max-w-form min-w-0">
        <h2 className="mb-6">Loading quote wizard...</h2>
        <div className="wizard-fields" />
        <p className="wizard-late mt-6">
          This is taking too long. Check your connection and reload the page, or call{' '}
          <a href={phoneHref(phone)}>{phone}</a>.
        </p>
      </div>
    </div>
  );
}
