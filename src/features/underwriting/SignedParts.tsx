import {
  type Signature,
  signedAnswers,
  type SignedPart,
  SIGNER_ROLE_LABELS,
} from '~/domain/signing/signed-part';
import { readSigningState, SIGNING_STATE_LABELS } from '~/domain/signing/signing-state';
import { now } from '~/platform/clock';
import type { DeskView } from '~/stores/desk-view';
import { LoadFailure } from '~/ui/LoadFailure';
import { momentWords } from '~/domain/formats/moment-words';
import { AnswerList } from './AnswerList';
import { LOAD_FAILURES } from './queue-messages';
import { useUnderwritingView } from './use-underwriting-view';

type Props = {
  /** The view of the kind of record that was signed for, and the record's id. */
  view: DeskView<SignedPart[]>;
  of: string;
};

/** Who answered and signed by link for a record. Renders nothing when nobody did, as for most. */
export function SignedParts({ view, of }: Props) {
  const { value, failure } = useUnderwritingView(view, of);
  if (value === undefined) {
    return failure ? (
      <LoadFailure words={LOAD_FAILURES[failure]} onRetry={() => void view.refresh(of)} />
    ) : null;
  }

  return value.length === 0 ? null : (
    <section aria-labelledby="signed-heading">
      <h2 id="signed-heading" className="text-xl">
        Signed by link
      </h2>
      <div className="mt-3 grid gap-6">
        {value.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </div>
    </section>
  );
}

function Part({ part: { name, role, times, signature } }: { part: SignedPart }) {
  const state = SIGNING_STATE_LABELS[readSigningState(times, now())];

  return (
    <section aria-label={name}>
      <h3 className="border-b border-rule pb-1">
        {name} ({SIGNER_ROLE_LABELS[role]}): {state}
      </h3>
      {signature && times.signedAt !== null && (
        <>
          <AnswerList answers={signedAnswers(role, signature)} />
          <Evidence signature={signature} signedAt={times.signedAt} />
        </>
      )}
    </section>
  );
}

function Evidence({ signature, signedAt }: { signature: Signature; signedAt: string }) {
  const { name, documents, contentHash, challengedAt, address, device } = signature;

  return (
    <details className="mt-3">
      <summary className="fold-name">Signature and consents</summary>
      <AnswerList
        answers={[
          { label: 'Name as typed', value: name },
          { label: 'Signed', value: momentWords(signedAt) },
          { label: 'Code from the email entered', value: momentWords(challengedAt) },
          ...documents.map(({ title, version, hash, agreedAt }) => ({
            label: title,
            value: `Agreed ${momentWords(agreedAt)}\n${version}, SHA-256 ${hash}`,
          })),
          { label: 'Network address', value: address },
          { label: 'Browser', value: device },
          { label: 'SHA-256 of everything signed', value: contentHash },
        ]}
      />
    </details>
  );
}
