import { fileBefore } from '~/domain/bonds/before-start';
import type { BondFiling, StateFiling } from '~/domain/bonds/filing-card';
import { stepHint, stepTitle } from '~/domain/bonds/filing-step-words';
import { stepsOf } from '~/domain/bonds/filing-steps';
import { filingFor, type FilingReader } from '~/domain/states/filing';
import { stateName } from '~/domain/us-states';
import { today } from '~/platform/clock';
import type { Confirmation } from './confirmation-schema';

type Props = { confirmation: Confirmation; filing: StateFiling | undefined; reader: FilingReader };

/**
 * The steps from the issued bond to the counter, as on the dashboard, with how the state takes this bond. Without the
 * facts of the state, they are the steps of most bonds. A bond that is kept has none: its owner reads where it is kept.
 */
export function PaperSteps({ confirmation, filing, reader }: Props) {
  const { bondSlug, companion, stateCode, obligee, applicantName: principal } = confirmation;
  const steps = stepsOf(filing?.filer ?? 'customer');
  const signing = filing?.signing ?? 'notary';
  const bond = {
    bondSlug,
    companion,
    principal,
    obligee,
    signing,
    fileBefore: fileBefore(confirmation, today()),
  };
  const place = stateName(stateCode);

  return (
    <section aria-labelledby="papers-steps-heading">
      <h3 id="papers-steps-heading">What you do with it</h3>
      {steps.length > 0 && (
        <ol className="mt-4 grid gap-4">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4 rounded-md border border-rule bg-surface p-4">
              <p aria-hidden="true" className="font-display text-2xl text-copper">
                {index + 1}
              </p>
              <div className="max-w-text">
                <h4 className="font-semibold">{stepTitle(step, place)}</h4>
                <p className="mt-1">{stepHint(step, bond)}</p>
                {step === 'filed' && filing && (
                  <FilingLines filing={filing.filing} reader={reader} />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {filing && !steps.includes('filed') && <p className="mt-4 max-w-text">{filing.filing.how}</p>}
    </section>
  );
}

function FilingLines({ filing, reader }: { filing: BondFiling; reader: FilingReader }) {
  return (
    <>
      <p className="mt-2">{filingFor(reader, filing.how)}</p>
      {filing.lawPath && (
        <p className="mt-1 text-sm">
          <a href={filing.lawPath} target="_blank" rel="noopener">
            The law and its source
          </a>
        </p>
      )}
      {filing.refuses && (
        <p className="mt-2 text-sm text-muted">Common rejections: {filing.refuses}</p>
      )}
    </>
  );
}
