import { useStore } from '@nanostores/react';
import type { QuoteDraft } from '~/domain/quote/draft';
import { STEP_NAMES } from '~/domain/quote/journey';
import type { Selection } from '~/domain/quote/selection';
import { parseStateCode } from '~/domain/us-states';
import { hasStoredSession } from '~/platform/stored-session';
import { Button } from '~/ui/Button';
import { describeChoice } from './describe-bond';
import { longMomentWords } from '~/domain/formats/moment-words';
import type { QuoteBond } from './quote-bond';
import { resumeDraft, startRequestedQuote } from './saved-arrival';
import { $catalogue } from './store';

/** Asks the visitor to choose between the saved quote and the one from a link, because this device stores only one. */
export function ResumeChoice({ draft, requested }: { draft: QuoteDraft; requested: Selection }) {
  const catalogue = useStore($catalogue);

  return (
    <section className="max-w-text" aria-labelledby="resume-heading">
      <h2 id="resume-heading">You have a quote in progress</h2>
      <p className="mt-4">
        On {longMomentWords(draft.savedAt)} you got as far as {STEP_NAMES[draft.step]} with this
        quote: <strong>{describe(catalogue, draft.selection)}</strong>.
      </p>
      <p className="mt-2">
        The link you followed starts another:{' '}
        <strong>{describe(catalogue, { ...draft.selection, ...requested })}</strong>.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" onClick={resumeDraft}>
          Resume the saved quote
        </Button>
        <Button onClick={() => void startRequestedQuote()}>Start the new one</Button>
      </div>
      <p className="mt-4 text-sm text-muted">
        This device keeps one quote at a time: starting the new one replaces the saved answers
        {hasStoredSession() ? ' here. Your account keeps them.' : '.'}
      </p>
    </section>
  );
}

function describe(catalogue: readonly QuoteBond[], { bondType, stateCode }: Selection): string {
  const bond = catalogue.find(({ slug }) => slug === bondType);

  return describeChoice(bond, parseStateCode(stateCode ?? ''));
}
