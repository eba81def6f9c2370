import { useState } from 'react';
import type { Project } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { BID_AT_FIELD } from '~/domain/contractors/project-form';
import { readForm } from '~/domain/contractors/typed-form';
import { requestIds } from '~/platform/request-ids';
import { changeDesk } from '~/stores/contractor-desk';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { SheetForm } from '~/ui/SheetForm';

const FIELDS = [{ ...BID_AT_FIELD, label: 'New bid date and time' }];

/** Moves the day of an approved bid, as an addendum of the owner does. The price stays. */
export function MoveBid({ project }: { project: Project }) {
  const [isOpen, setIsOpen] = useState(false);
  const [ids] = useState(requestIds);
  const { id, number } = project;
  const [opener, field] = [`move-bid-${id}`, `move-${id}-${BID_AT_FIELD.key}`];
  // The button that was pressed disappears, so the focus moves to what replaces it.
  const open = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    requestAnimationFrame(() => document.getElementById(isNowOpen ? field : opener)?.focus());
  };
  if (!isOpen) {
    return (
      <div className="-ms-3">
        <Button id={opener} look="quiet" onClick={() => open(true)}>
          Move the bid date<span className="sr-only">: {number}</span>
        </Button>
      </div>
    );
  }

  return (
    <div className="grid gap-3">
      <p className="max-w-text text-muted">
        If an addendum moved the date, enter the new one. The price stays. If your line does not
        cover the new day, the bid goes to an underwriter, and it is not approved until we answer.
      </p>
      <SheetForm
        look="secondary"
        id={`move-${id}`}
        fields={FIELDS}
        read={(typed) => readForm(FIELDS, typed)}
        submitLabel="Move the bid date"
        onSubmit={async (values) => {
          const movedTo = new Date(String(values['bid_at'])).toISOString();
          const result = await changeDesk('move_bid', {
            of_project: id,
            bid: ids.of(movedTo),
            moved_to: movedTo,
            zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          });
          if (!result.ok) return DESK_FAILURES[result.code];

          ids.forget();
          setIsOpen(false);
          showToast(
            result.value.outcome === 'stopped'
              ? { title: 'An underwriter must approve the bid for the new date', type: 'info' }
              : { title: `Bid date of ${number} moved`, type: 'success' },
          );
          return undefined;
        }}
      />
      <div>
        <Button onClick={() => open(false)}>Cancel</Button>
      </div>
    </div>
  );
}
