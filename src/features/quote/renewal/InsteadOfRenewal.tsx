import { withoutLastTerm } from '~/domain/renewals/last-term-facts';
import { Button } from '~/ui/Button';
import { focusHeadingIfLost } from '../focus-heading';
import { dismissNotice } from '../notices';
import { leaveRenewal } from '../quote-ends';
import { $formVersion, $sections } from '../store';

/** What a renewal gives and what it can't change, with a quiet way out for visitors who need another bond. */
export function InsteadOfRenewal() {
  return (
    <>
      <p className="max-w-text">
        You get a continuation certificate for the next term. To change the name or amount, you need
        a rider or a new bond.
      </p>
      <p className="no-print">
        <Button look="quiet" isFlush onClick={applyInstead}>
          Apply for a New Bond Instead
        </Button>
      </p>
    </>
  );
}

/** Turn the renewal into an application for a new bond, whose form starts without the facts of the last term. */
export function applyInstead(): void {
  const sections = $sections.get();
  leaveRenewal();
  dismissNotice('renewal');
  $sections.set({ ...sections, bondDetails: withoutLastTerm(sections.bondDetails) });
  $formVersion.set($formVersion.get() + 1);
  focusHeadingIfLost();
}
