import { useState } from 'react';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { INDEMNITOR_FIELDS } from '~/domain/contractors/grant-form';
import { readForm } from '~/domain/contractors/typed-form';
import { requestIds } from '~/platform/request-ids';
import { decideOnAccount } from '~/stores/staff-contractors';
import { Button } from '~/ui/Button';
import { SheetForm } from '~/ui/SheetForm';
import { IndemnitorEntry } from './IndemnitorEntry';

/** Who indemnifies the surety, each with the reason that the signer reads. */
export function Indemnitors({ desk }: { desk: ContractorDesk }) {
  const [isAsking, setIsAsking] = useState(false);
  const [ids] = useState(requestIds);

  return (
    <section aria-labelledby="indemnitors-title">
      <h3 id="indemnitors-title" className="text-lg">
        Indemnitors
      </h3>
      <p className="max-w-text text-muted">
        Until everyone who is asked has signed or is released, the line approves no bid and no
        letter.
      </p>
      <ul className="my-3 grid gap-3">
        {desk.indemnitors.map((indemnitor) => (
          <IndemnitorEntry key={indemnitor.id} contractorId={desk.id} indemnitor={indemnitor} />
        ))}
      </ul>
      {isAsking ? (
        <SheetForm
          id="indemnitor"
          fields={INDEMNITOR_FIELDS}
          read={(typed) => readForm(INDEMNITOR_FIELDS, typed)}
          submitLabel="Ask for the indemnity"
          onSubmit={async (values) => {
            const result = await decideOnAccount(desk.id, 'ask_indemnitor', {
              of_contractor: desk.id,
              facts: { ...values, id: ids.of(values) },
            });
            if (!result.ok) return DESK_FAILURES[result.code];

            ids.forget();
            setIsAsking(false);
            return undefined;
          }}
        />
      ) : (
        <Button onClick={() => setIsAsking(true)}>Ask somebody to indemnify</Button>
      )}
    </section>
  );
}
