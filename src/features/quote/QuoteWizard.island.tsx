import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { deviceStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { loadBondOutline } from './bond-outline-loader';
import { type EntryState, startEffects } from './effects';
import type { QuoteBond, QuoteSite } from './quote-bond';
import { $rules } from './rules-loader';
import { SaveStatus } from './SaveStatus';
import { $phase, startQuote } from './start';
import { readAddress } from './wizard-address';
import { WizardErrorBoundary } from './WizardErrorBoundary';
import { WizardFrame } from './WizardFrame';
import { WizardSkeleton } from './WizardSkeleton';

export type QuoteWizardProps = { catalogue: readonly QuoteBond[]; site: QuoteSite };

/**
 * The quote wizard. Its state comes from the catalog, the address, the browser's storage and the visitor's input. It
 * shows a loading message until it knows the first step.
 */
export function QuoteWizard({ catalogue, site }: QuoteWizardProps) {
  const phase = useStore($phase);
  const isOpen = phase.name === 'open';

  useEffect(() => {
    void begin({ catalogue, site });
  }, [catalogue, site]);

  useEffect(() => (isOpen ? startEffects() : undefined), [isOpen]);

  useEffect(() => $rules.subscribe((rules) => void rules?.askServerTime()), []);

  return (
    <WizardErrorBoundary site={site}>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:mb-8 lg:border-b lg:border-rule lg:pb-5">
        <h1 className="text-2xl">Get Your Bond Quote</h1>
        <SaveStatus />
      </header>
      {phase.name === 'starting' ? (
        <WizardSkeleton phone={site.phone} />
      ) : (
        <WizardFrame phase={phase} onRetry={() => void begin({ catalogue, site })} />
      )}
    </WizardErrorBoundary>
  );
}

async function begin({ catalogue, site }: QuoteWizardProps): Promise<void> {
  const outline = loadBondOutline();
  if (!readAddress(location.search).step) await outline;

  const entry = history.state as Partial<EntryState> | null;

  await startQuote({
    catalogue,
    site,
    search: location.search,
    entryQuoteId: entry?.quoteId,
    storage: deviceStorage,
    now: now(),
  });
}
