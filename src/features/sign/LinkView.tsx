import { nameForReader } from '~/domain/bonds/name-for-reader';
import { isIndemnitor } from '~/domain/signing/part-fields';
import type { SignerPage } from '~/domain/signing/signer-page';
import { enterCode, sendCode, sendLinkAgain } from '~/stores/signing';
import { Alert } from '~/ui/Alert';
import { LinkEntry } from '~/ui/LinkEntry';
import { Failure } from './Failure';

/** What the link shows before the code: who asks, for which bond, and the way on. */
export function LinkView({ page, hasCode }: { page: SignerPage; hasCode: boolean }) {
  return (
    <div className="grid gap-6">
      <p className="text-lg">
        <strong>{page.sender}</strong> asks you to answer and sign
        {isIndemnitor(page.role) ? ': ' : ' for this bond: '}
        {nameForReader(page.purpose)}.
      </p>
      {page.reason && <p>{page.reason}</p>}
      <LinkEntry
        state={page.state}
        hasCode={hasCode}
        sendCode={sendCode}
        enterCode={enterCode}
        sendLink={sendLinkAgain}
        introduction={
          <p>
            It takes about ten minutes. We ask for your name, address, work, date of birth and
            Social Security number, for permission to check your credit, and for a promise to repay
            (indemnity). You can stop and continue later, or decline.
          </p>
        }
        describe={(code) => <Failure code={code} />}
      >
        {page.state === 'signed' && <Failure code="already-signed" type="success" />}
        {page.state === 'bond-declined' && (
          <Alert type="info" title="We declined this bond">
            You signed, and there is nothing left to do. {page.sender} can tell you what happens
            next.
          </Alert>
        )}
        {page.state === 'bond-withdrawn' && (
          <Alert type="info" title="The application was withdrawn">
            You signed, but there is no bond, so you owe nothing on your promise to repay.{' '}
            {page.sender} can tell you what happens next.
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
      </LinkEntry>
    </div>
  );
}
