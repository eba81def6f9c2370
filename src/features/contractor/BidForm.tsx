import { useRef, useState } from 'react';
import {
  type ContractorDesk,
  lineStatement,
  type Project,
} from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { levelNotice } from '~/domain/contractors/statement-notice';
import { parseSheetMoney } from '~/domain/contractors/sheet-money';
import { readForm, type FormField } from '~/domain/contractors/typed-form';
import { randomId } from '~/platform/random';
import { changeDesk } from '~/stores/contractor-desk';
import { showToast } from '~/stores/toasts';
import { SheetForm } from '~/ui/SheetForm';

/** Asks to bid at a price. Inside the line, the answer is yes at once. */
export function BidForm({ desk, project }: { desk: ContractorDesk; project: Project }) {
  const asked = useRef<{ id: string; price: number }>(undefined);
  const [notice, setNotice] = useState<string>();
  const level = lineStatement(desk)?.level;
  const fields: FormField[] = [
    { key: 'price', label: `Bid price for ${project.number}`, kind: 'money' },
  ];

  return (
    <div className="grid gap-2">
      {notice && <p className="text-muted">{notice}</p>}
      <SheetForm
        look="secondary"
        id={`bid-${project.id}`}
        fields={fields}
        read={(typed) => {
          setNotice(levelNotice(parseSheetMoney(typed['price'] ?? '') ?? 0, level));

          return readForm(fields, typed);
        }}
        submitLabel="Ask to bid"
        pendingLabel="Asking..."
        onSubmit={async (values) => {
          const price = Number(values['price']);
          // The same price again is the same request, so a lost answer counts once.
          if (asked.current?.price !== price) asked.current = { id: randomId(), price };
          const result = await changeDesk('request_bid', {
            of_project: project.id,
            bid: asked.current.id,
            price,
          });
          if (!result.ok) return DESK_FAILURES[result.code];

          const isYes = result.value.outcome === 'yes';
          showToast(
            isYes
              ? { title: `Yes: bid ${project.number}`, type: 'success' }
              : { title: 'Outside your line: an underwriter has your request', type: 'info' },
          );
          return undefined;
        }}
      />
    </div>
  );
}
