import { phoneHref } from '~/domain/formats/phone';
import { StepRail } from './StepRail';

/** The fields of the first step. */
const FIELDS = 2;

/** The steps and the outline of a form until the wizard knows the first step, so that nothing moves when it does. */
export function WizardSkeleton({ phone }: { phone: string }) {
  return (
    <div className="grid min-h-[60vh] gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] noscript:hidden">
      <StepRail />
      <div className="max-w-form min-w-0">
        <p className="mb-6 font-display text-2xl text-muted">Loading quote wizard...</p>
        <div aria-hidden="true" className="grid gap-6 sm:grid-cols-2">
          {Array.from({ length: FIELDS }, (_, index) => (
            <div key={index} className="grid gap-3">
              <span className="h-4 rounded-sm bg-sunken" />
              <span className="h-12 rounded-sm bg-sunken" />
            </div>
          ))}
        </div>
        <p className="wizard-late mt-6">
          This is taking too long. Check your connection and reload the page, or call{' '}
          <a href={phoneHref(phone)}>{phone}</a>.
        </p>
      </div>
    </div>
  );
}
