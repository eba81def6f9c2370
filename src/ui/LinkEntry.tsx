import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { MailedCodeForm } from './MailedCodeForm';
import { useOnceAtATime } from './use-once-at-a-time';

type Props<Failure extends string> = {
  /** The state of the link. An open one leads to the code, and an expired one can be sent again. */
  state: string;
  /** Whether a code was sent. */
  hasCode: boolean;
  /** The calls of the page. Each returns the reason of a failure. */
  sendCode: () => Promise<Failure | undefined>;
  enterCode: (code: string) => Promise<Failure | undefined>;
  sendLink: () => Promise<Failure | undefined>;
  /** What to know before the code. */
  introduction: ReactNode;
  describe: (failure: Failure) => ReactNode;
  /** What a link in another state says. */
  children: ReactNode;
};

/** The way from a mailed link to its session: a code by email, or a new link after the old one expired. */
export function LinkEntry<Failure extends string>({
  state,
  hasCode,
  children,
  ...props
}: Props<Failure>) {
  const [failure, setFailure] = useState<Failure>();
  const [codeFailure, setCodeFailure] = useState<Failure>();
  const code = useOnceAtATime(async () => setFailure(await props.sendCode()));
  const link = useOnceAtATime(async () => setFailure(await props.sendLink()));
  const enter = async (typed: string) => {
    setCodeFailure(undefined); // the same failure again is announced again
    setCodeFailure(await props.enterCode(typed));
  };

  return (
    <>
      {state === 'open' && !hasCode && (
        <>
          {props.introduction}
          <p>To protect you, we first send a code to your email.</p>
          <SendButton label="Email me a code" {...code} />
        </>
      )}
      {state === 'open' && hasCode && (
        <MailedCodeForm
          onEnter={enter}
          onNewCode={() => void code.run()}
          isSending={code.isPending}
        >
          {codeFailure && props.describe(codeFailure)}
        </MailedCodeForm>
      )}
      {state === 'expired' && (
        <>
          <p>This link has expired. We can send a new one to the same email address.</p>
          <SendButton label="Send me a new link" {...link} />
        </>
      )}
      {children}
      {failure && props.describe(failure)}
    </>
  );
}

type SendButtonProps = { label: string; isPending: boolean; run: () => Promise<void> };

function SendButton({ label, isPending, run }: SendButtonProps) {
  return (
    <p>
      <Button look="primary" aria-disabled={isPending || undefined} onClick={() => void run()}>
        {isPending ? 'Sending…' : label}
      </Button>
    </p>
  );
}
