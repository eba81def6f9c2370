import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Signer } from '~/data/signing/invitations';
import type { AskedPayment } from '~/domain/client-payment/client-payment-state';
import type { Payer } from '~/domain/matters/payers';
import { isRevocable, readSigningState, type SigningState } from '~/domain/signing/signing-state';
import { now } from '~/platform/clock';
import { followView } from '~/stores/desk-view';
import { followSigning } from '~/stores/live-signing';
import { signersView } from '~/stores/signers';
import { Card } from '~/ui/Card';
import { LoadedView } from '~/ui/LoadedView';
import { SIGNERS_FAILURES } from './messages';
import { SignerEntry } from './SignerEntry';

type Props = {
  matterId: string;
  /** The state of the matter, for the law on who may indemnify. */
  stateCode: string;
  payer: Payer;
  /** The payment that the client was asked for. */
  payment: AskedPayment | undefined;
  mayEdit: boolean;
  mayInvite: boolean;
  /** Whether the people of the form are the stored ones. */
  isSaved: boolean;
  /** Called with the state of each invited person's newest link, when it is loaded and when it changes. */
  onStates: (states: readonly SigningState[]) => void;
  /** Called with the number of corrections that the firm has not answered. */
  onCorrections: (open: number) => void;
  /** Called after a correction was accepted: the matter changed. */
  onAccepted: () => void;
};

/**
 * Invitations to the client and co-fiduciaries, the state of each, and the signers' corrections.
 */
export function SigningPanel(props: Props) {
  const { matterId, isSaved, onStates, onCorrections, ...rest } = props;
  const view = useStore(signersView.at(matterId));
  useEffect(() => followView(signersView, matterId), [matterId]);
  useEffect(() => {
    if (isSaved) void signersView.refresh(matterId);
  }, [isSaved, matterId]);
  const signers = view.value;
  useEffect(() => {
    if (!signers) return;
    onStates(signers.flatMap(stateOf));
    onCorrections(signers.flatMap(openCorrectionsOf).length);
  }, [signers, onStates, onCorrections]);
  const isAnyoneInvited = view.value?.some(isInvited) ?? false;
  useEffect(
    () => (isAnyoneInvited ? followSigning(() => signersView.refresh(matterId)) : undefined),
    [isAnyoneInvited, matterId],
  );

  return (
    <Card title="Client’s part">
      <LoadedView
        view={view}
        label="Loading the client’s part"
        failures={SIGNERS_FAILURES}
        onRetry={() => void signersView.refresh(matterId)}
      >
        {(signers) =>
          signers.length === 0 ? (
            <p>
              Add the client under <a href="#part-people">People</a>, with an email address. Then
              invite the client to answer and sign.
            </p>
          ) : (
            <div className="grid gap-6">
              {signers.map((signer) => (
                <SignerEntry key={signer.id} matterId={matterId} signer={signer} {...rest} />
              ))}
            </div>
          )
        }
      </LoadedView>
    </Card>
  );
}

function stateOf({ invitation }: Signer): SigningState[] {
  return invitation ? [readSigningState(invitation, now())] : [];
}

function openCorrectionsOf({ corrections }: Signer) {
  return corrections.filter(({ status }) => status === 'open');
}

function isInvited(signer: Signer): boolean {
  return stateOf(signer).some(isRevocable);
}
