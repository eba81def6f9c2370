import { useRef, useState } from 'react';
import type { Correction, SettleFailure, Signer } from '~/data/signing/invitations';
import { SHARED_FACTS, showFact } from '~/domain/signing/shared-facts';
import { settle } from '~/stores/signers';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { focusPart } from '~/ui/focus-part';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { SETTLE_WORDS } from './messages';

type Props = {
  matterId: string;
  signer: Signer;
  mayEdit: boolean;
  /** Called after a correction was accepted: the matter changed. */
  onAccepted: () => void;
};

/** What a signer proposes, beside the attorney's entries. */
export function Corrections({ matterId, signer, mayEdit, onAccepted }: Props) {
  const [failure, setFailure] = useState<SettleFailure>();
  const list = useRef<HTMLUListElement>(null);
  const run = useOnceAtATime(async (id: string, wanted: 'accepted' | 'discussed') => {
    const result = await settle(matterId, id, wanted);
    setFailure(result.ok ? undefined : result.code);
    if (result.ok) focusPart(list.current); // the pressed button disappears
    if (result.ok && wanted === 'accepted') onAccepted();
  });
  if (signer.corrections.length === 0) return null;

  return (
    <div className="grid gap-3">
      <h4 className="text-base font-semibold">Corrections</h4>
      <ul ref={list} tabIndex={-1} aria-label="Corrections" className="grid gap-3">
        {signer.corrections.map((correction) => (
          <li key={correction.id} className="grid gap-2">
            <Proposal correction={correction} />
            {mayEdit && correction.status !== 'accepted' && (
              <span className="no-print flex flex-wrap gap-3">
                <Button onClick={() => void run.run(correction.id, 'accepted')}>Accept</Button>
                {correction.status === 'open' && (
                  <Button look="quiet" onClick={() => void run.run(correction.id, 'discussed')}>
                    Discuss first
                  </Button>
                )}
              </span>
            )}
            {correction.status === 'accepted' && <span className="text-sm">Accepted.</span>}
            {correction.status === 'discussed' && (
              <span className="text-sm">To discuss with the signer</span>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <Alert type="danger" isAnnounced>
          {SETTLE_WORDS[failure]}
        </Alert>
      )}
    </div>
  );
}

function Proposal({ correction: { fact, entry, proposed } }: { correction: Correction }) {
  return (
    <p>
      {SHARED_FACTS[fact].label}: <del>{showFact(fact, entry)}</del>{' '}
      <ins>{showFact(fact, proposed)}</ins>
    </p>
  );
}
