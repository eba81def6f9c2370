import { useState } from 'react';
import type { SigningPage } from '~/domain/signing/signing-page';
import { enterPayCode, type PayProblem, sendPayCode, sendPayLinkAgain } from '~/stores/paying';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { MailedCodeForm } from '~/ui/MailedCodeForm';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { PayProblemAlert } from './PayProblemAlert';

/** What the link shows before the code: who asks, for which bond, and the way on. */
export function PayLink({ page, hasCode }: { page: SigningPage; hasCode: boolean }) {
  const [problem, setProblem] = useState<PayProblem>();
  const [codeProblem, setCodeProblem] = useState<PayProblem>();
  const send = useOnceAtATime(async () => setProblem(await sendPayCode()));
  const resend = useOnceAtATime(async () => setProblem(await sendPayLinkAgain()));

  return (
    <div className="grid gap-6">
      <p className="text-lg">
        <strong>{page.sender}</strong> asks you to pay for this bond: {page.purpose}.
      </p>
      {page.state === 'open' && !hasCode && (
        <>
          <p>
            You see the price first. You pay by card or from a bank account, and {page.sender} never
            sees the number.
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
        <MailedCodeForm
          onEnter={async (code) => setCodeProblem(await enterPayCode(code))}
          onNewCode={() => void send.run()}
          isSending={send.isPending}
        >
          {codeProblem && <PayProblemAlert code={codeProblem} />}
        </MailedCodeForm>
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
      {page.state === 'paid' && (
        <Alert type="success" title="You have paid">
          We emailed you the receipt. We charge the amount when we issue the bond. If there is no
          bond, we release it.
        </Alert>
      )}
      {page.state === 'locked' && <PayProblemAlert code="locked" />}
      {problem && <PayProblemAlert code={problem} />}
    </div>
  );
}
