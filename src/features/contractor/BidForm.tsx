import { useState } from 'react';
import {
  type ContractorDesk,
  lineStatement,
  type Project,
} from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { formNotice, levelNotice } from '~/domain/contractors/statement-notice';
import { readForm, type FormField } from '~/domain/contractors/typed-form';
import { tidyMoney } from '~/domain/money';
import { requestIds } from '~/platform/request-ids';
import { changeDesk } from '~/stores/contractor-desk';
import { showToast } from '~/stores/toasts';
import { SheetForm } from '~/ui/SheetForm';

/** Asks to bid at a price. Inside the line, the answer is yes at once. */
export function BidForm({ desk, project }: { desk: ContractorDesk; project: Project }) {
  const [ids] = useState(requestIds);
  const notices = [
    formNotice(project.form),
    levelNotice(project.estimate, lineStatement(desk)?.level),
  ].filter((notice) => notice !== undefined);
  const fields: FormField[] = [
    { key: 'price', label: `Bid price for ${project.number}`, kind: 'money' },
  ];

  return (
    <div className="grid gap-2">
      {notices.map((notice) => (
        <p key={notice} className="max-w-text text-muted">
          {notice}
        </p>
      ))}
      <SheetForm
        look="secondary"
        id={`bid-${project.id}`}
        fields={fields}
        tidyMoney={tidyMoney}
        read={(typed) => readForm(fields, typed)}
        submitLabel="Ask to bid"
        pendingLabel="Asking..."
        onSubmit={async (values) => {
          const price = Number(values['price']);
          const result = await changeDesk('request_bid', {
            of_project: project.id,
            bid: ids.of(price),
            price,
          });
          if (!result.ok) return DESK_FAILURES[result.code];

          ids.forget(); // asking again later is another request
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
