import { useRef, useState } from 'react';
import { RELATION_LABELS } from '~/domain/contractors/closed-sets';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { INDEMNITOR_FIELDS } from '~/domain/contractors/grant-form';
import { readForm } from '~/domain/contractors/typed-form';
import { readSigningState, SIGNING_STATE_LABELS } from '~/domain/signing/signing-state';
import { now } from '~/platform/clock';
import { randomId } from '~/platform/random';
import { decideOnAccount } from '~/stores/staff-contractors';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { SheetForm } from '~/ui/SheetForm';

/** Who indemnifies the surety, each with the reason that the signer reads. */
export function Indemnitors({ desk }: { desk: ContractorDesk }) {
  const [isAsking, setIsAsking] = useState(false);
  const id = useRef<string>(undefined);
  const release = async (of_indemnitor: string) => {
    const result = await decideOnAccount(desk.id, 'release_indemnitor', { of_indemnitor });
    if (!result.ok) showToast({ title: DESK_FAILURES[result.code], type: 'error' });
  };

  return (
    <section aria-labelledby="indemnitors-title">
      <h3 id="indemnitors-title" className="text-lg">
        Indemnitors
      </h3>
      <ul className="my-3 grid gap-3">
        {desk.indemnitors.map(({ id: of, fullName, relation, reason, isReleased, link }) => (
          <li key={of} className="rounded-md border border-rule p-4">
            <p className="font-semibold wrap-anywhere">
              {fullName} ({RELATION_LABELS[relation]}){isReleased && ': released'}
            </p>
            <p className="wrap-anywhere">{reason}</p>
            <p className="text-muted">
              {link ? SIGNING_STATE_LABELS[readSigningState(link, now())] : 'Not invited yet'}
            </p>
            {!isReleased && (
              <Button look="quiet" onClick={() => void release(of)}>
                Release {fullName}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAsking ? (
        <SheetForm
          id="indemnitor"
          fields={INDEMNITOR_FIELDS}
          read={(typed) => readForm(INDEMNITOR_FIELDS, typed)}
          submitLabel="Ask for the indemnity"
          onSubmit={async (values) => {
            id.current ??= randomId();
            const result = await decideOnAccount(desk.id, 'ask_indemnitor', {
              of_contractor: desk.id,
              facts: { ...values, id: id.current },
            });
            if (!result.ok) return DESK_FAILURES[result.code];

            id.current = undefined;
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
