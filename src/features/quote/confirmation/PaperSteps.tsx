import { useCallback } from 'react';
import type { BondSlug } from '~/domain/bonds/bond-types';
import type { BondFiling, StateFiling } from '~/domain/bonds/filing-card';
import { stepHint, stepsOf, stepTitle } from '~/domain/bonds/filing-steps';
import { type StateCode, stateName } from '~/domain/us-states';
import { useLoaded } from '~/ui/use-loaded';
import { loadBondFile } from '../load-bond-file';

type Filings = Partial<Record<StateCode, StateFiling>>;

type Props = { bond: BondSlug; stateCode: StateCode };

/**
 * The steps from the issued bond to the counter, as on the dashboard, with how the state takes this bond. A bond that
 * is kept has none.
 */
export function PaperSteps({ bond, stateCode }: Props) {
  const { outcome } = useLoaded(useCallback(() => loadBondFile<Filings>('filing', bond), [bond]));
  // Without the facts of the state, the steps of most bonds.
  const known = outcome?.ok ? outcome.value[stateCode] : undefined;
  const steps = stepsOf(known?.filer ?? 'customer');
  const place = stateName(stateCode);
  if (!outcome || steps.length === 0) return null;

  return (
    <section aria-labelledby="papers-steps-heading">
      <h3 id="papers-steps-heading">What you do with it</h3>
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 rounded-md border border-rule bg-surface p-4">
            <p aria-hidden="true" className="font-display text-2xl text-copper">
              {index + 1}
            </p>
            <div className="max-w-text">
              <h4 className="font-semibold">{stepTitle(step, place)}</h4>
              <p className="mt-1">{stepHint(step)}</p>
              {step === 'filed' && known && <FilingLines filing={known.filing} />}
            </div>
          </li>
        ))}
      </ol>
      {known && !steps.includes('filed') && <p className="mt-4 max-w-text">{known.filing.how}</p>}
    </section>
  );
}

function FilingLines({ filing }: { filing: BondFiling }) {
  return (
    <>
      <p className="mt-2">{filing.how}</p>
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
