import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { typedChoice } from './first-step-takeover';
import { loadBondOutline } from './bond-outline-loader';
import { type EntryState, startEffects } from './effects';
import type { QuoteBond, QuoteSite } from './quote-bond';
import { $rules } from './rules-loader';
import { SaveStatus } from './SaveStatus';
import { $phase } from './opening';
import { type Arrival, startQuote } from './start';
import { readAddress } from './wizard-address';
import { WizardErrorBoundary } from './WizardErrorBoundary';
import { WizardFrame } from './WizardFrame';

type QuoteWizardProps = {
  /**
   * The bonds as JSON: a list of `QuoteBond`. A browser reads it ten times as fast as the form in which Astro passes a
   * list, and a slow phone reads it before the first step works.
   */
  catalogueJson: string;
  site: QuoteSite;
};

/**
 * The quote wizard. Its state comes from the catalog, the address, the browser's storage and the visitor's input. The
 * page has the form of the first step as HTML, with a script that notes input until the wizard starts. When another step
 * may open, it shows a loading message instead.
 */
export function QuoteWizard({ catalogueJson, site }: QuoteWizardProps) {
  const catalogue = useMemo(() => JSON.parse(catalogueJson) as QuoteBond[], [catalogueJson]);
  const phase = useStore($phase);
  const isOpen = phase.name === 'open';

  useEffect(() => {
    void begin({ catalogue, site });
  }, [catalogue, site]);

  useEffect(() => (isOpen ? startEffects() : undefined), [isOpen]);

  useEffect(() => $rules.subscribe((rules) => void rules?.askServerTime()), []);

  return (
    <WizardErrorBoundary site={site}>
      <header className="no-print mb-6 items-baseline justify-between gap-x-6 gap-y-1 sm:flex sm:flex-wrap lg:mb-8 lg:border-b lg:border-rule lg:pb-5">
        <h1 className="text-2xl">Get Your Bond Quote</h1>
        <SaveStatus />
      </header>
      <WizardFrame
        phase={phase}
        catalogue={catalogue}
        site={site}
        onRetry={() => void begin({ catalogue, site })}
      />
    </WizardErrorBoundary>
  );
}

async function begin({ catalogue, site }: Pick<Arrival, 'catalogue' | 'site'>): Promise<void> {
  const { bondType, step } = readAddress(location.search);
  const outline = loadBondOutline();
  if (bondType && !step) await outline; // until then, the page hides the button that the facts would move

  const entry = history.state as Partial<EntryState> | null;

  await startQuote({
    catalogue,
    site,
    search: location.search,
    typed: typedChoice(location.search),
    entryQuoteId: entry?.quoteId,
    storage: deviceStorage,
    now: now(),
  });
}
