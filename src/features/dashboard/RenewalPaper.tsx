import { daysRemaining } from '~/domain/bonds/renewal-days';
import { remainingWords } from '~/domain/bonds/renewal-words';
import { formatDate, type IsoDate } from '~/domain/dates';
import { today } from '~/platform/clock';
import { LIST_ID } from './Pager';
import { StatusBadge } from './StatusBadge';
import { deskLink } from './use-desk-address';

/** A renewal that has to be begun now, among what needs its customer. */
export function RenewalPaper({ due }: { due: IsoDate }) {
  return (
    <article
      aria-labelledby="renewal-paper"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-l-4 border-rule border-l-copper bg-surface p-4 sm:px-6"
    >
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id="renewal-paper">A bond is due for renewal</h3>
          <StatusBadge label={remainingWords(daysRemaining(due, today()))} tone="accent" />
        </div>
        <p className="mt-1">
          Begin it in time, so that there is no day without a bond: it is due {formatDate(due)}.
        </p>
      </div>
      <a {...deskLink({ tab: 'renewals' }, focusPanel)} className="button button-secondary">
        See the renewals
      </a>
    </article>
  );
}

function focusPanel(): void {
  const panel = document.getElementById(LIST_ID);
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}
