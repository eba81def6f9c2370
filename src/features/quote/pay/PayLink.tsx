import { nameForReader } from '~/domain/bonds/name-for-reader';
import type { SigningPage } from '~/domain/signing/signing-page';
import { enterPayCode, sendPayCode, sendPayLinkAgain } from '~/stores/paying';
import { Alert } from '~/ui/Alert';
import { LinkEntry } from '~/ui/LinkEntry';
import { PayProblemAlert } from './PayProblemAlert';
import { RaiseEnd } from './RaiseEnd';

/** What the link shows before the code: who asks, for which bond, and the way on. */
export function PayLink({ page, hasCode }: { page: SigningPage; hasCode: boolean }) {
  const isRaised = page.state === 'price-raised';

  return (
    <div className="grid gap-6">
      <p className="text-lg">
        <strong>{page.sender}</strong>{' '}
        {page.state.startsWith('price-')
          ? 'applied for this bond after you authorized the payment'
          : 'asks you to pay for this bond'}
        : {nameForReader(page.purpose)}.
      </p>
      <LinkEntry
        state={isRaised ? 'open' : page.state}
        hasCode={hasCode}
        sendCode={sendPayCode}
        enterCode={enterPayCode}
        sendLink={sendPayLinkAgain}
        introduction={
          <p>
            {isRaised
              ? 'The price rose, and only you can agree to it. You see the new price and the underwriter’s reason, and then accept or decline.'
              : `You see the price first. You pay by card or from a bank account, and ${page.sender} never sees the number.`}
          </p>
        }
        describe={(code) => <PayProblemAlert code={code} />}
      >
        {page.state === 'paid' && (
          <Alert type="success" title="You authorized the payment">
            We emailed you the receipt. We charge the amount when we issue the bond. If there is no
            bond, we release it.
          </Alert>
        )}
        {page.state === 'released' && (
          <Alert type="info" title="Your payment was released">
            Nothing is charged. We emailed you the reason. If {page.sender} asks you to pay again,
            you get a new link.
          </Alert>
        )}
        <RaiseEnd state={page.state.replace('price-', '')} />
        {page.state === 'locked' && <PayProblemAlert code="locked" />}
      </LinkEntry>
    </div>
  );
}
