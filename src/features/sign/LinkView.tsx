import { useState } from 'react';
import type { SignFailure } from '~/data/signing/signing';
import { isIndemnitor } from '~/domain/signing/part-fields';
import type { SignerPage } from '~/domain/signing/signer-page';
import { enterCode, sendCode, sendLinkAgain } from '~/stores/signing';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { MailedCodeForm } from '~/ui/MailedCodeForm';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { Failure } from './Failure';

/** What the link shows before the code: who asks, for which bond, and the way on. */
export function LinkView({ page, hasCode }: { page: SignerPage; hasCode: boolean }) {
  const [failure, setFailure] = useState<SignFailure>();
  const send = useOnceAtATime(async () => setFailure(await sendCode()));
  const resend = useOnceAtATime(async () => setFailure(await sendLinkAgain()));

  return (
    <div className="grid gap-6">
      <p className="text-lg">
        <strong>{page.sender}</strong> asks you to answer and sign
        {isIndemnitor(page.role) ? ': ' : ' for this bond: '}
        {page.purpose}.
      </p>
      {page.reason && <p>{page.reason}</p>}
      {page.state === 'open' && !hasCode && (
        <>
          <p>
            It takes about ten minutes. We ask for your name, address, work, date of birth and
            Social Security number, for permission to check your credit, and for a promise to repay
            (indemnity). You can stop and continue later, or decline.
          </p>
          <p>To protect you, we first send a code to your email.</p>
          <p>
            <Button
              look="primary"
              aria-disabled={send.isPending || undefined}
              onClick={() => void send.run()}
            >
              {send.isPending ? 'Sending…' : 'Email me a code'}
            </Button>
          </p>
        </>
      )}
      {page.state === 'open' && hasCode && (
        <CodeForm onNewCode={() => void send.run()} isSending={send.isPending} />
      )}
      {page.state === 'expired' && (
        <>
          <p>This link has expired. We can send a new one to the same email address.</p>
          <p>
            <Button
              look="primary"
              aria-disabled={resend.isPending || undefined}
              onClick={() => void resend.run()}
            >
              {resend.isPending ? 'Sending…' : 'Send me a new link'}
            </Button>
          </p>
        </>
      )}
      {page.state === 'signed' && <Failure code="already-signed" type="success" />}
      {page.state === 'bond-declined' && (
        <Alert type="info" title="We declined this bond">
          You signed, and there is nothing left to do. {page.sender} can tell you what happens next.
        </Alert>
      )}
      {page.state === 'voided' && (
        <Alert type="warning" title="Please sign again">
          A fact of the case changed after you signed. {page.sender} sends you a new link. Your
          answers are kept.
        </Alert>
      )}
      {page.state === 'declined' && <Failure code="declined" type="info" />}
      {page.state === 'locked' && <Failure code="locked" />}
      {failure && <Failure code={failure} />}
    </div>
  );
}

function CodeForm({ onNewCode, isSending }: { onNewCode: () => void; isSending: boolean }) {
  const [failure, setFailure] = useState<SignFailure>();

  return (
    <MailedCodeForm
      onEnter={async (code) => {
        setFailure(undefined); // the same failure again is announced again
        setFailure(await enterCode(code));
      }}
      onNewCode={onNewCode}
      isSending={isSending}
    >
      {failure && <Failure code={failure} />}
    </MailedCodeForm>
  );
}
