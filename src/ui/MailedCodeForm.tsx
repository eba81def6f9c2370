import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from './Button';
import { TextField } from './TextField';
import { useOnceAtATime } from './use-once-at-a-time';

const CODE = /^\d{6}$/;

type Props = {
  onEnter: (code: string) => Promise<void>;
  onNewCode: () => void;
  /** Whether a new code is being sent. */
  isSending: boolean;
  /** The reason why the last code was refused. */
  children?: ReactNode;
};

/** Asks for the six digits that were mailed, with a way to get new ones. */
export function MailedCodeForm({ onEnter, onNewCode, isSending, children }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const enter = useOnceAtATime(() => onEnter(code));

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isCode = CODE.test(code.replace(/[\s-]/g, ''));
    setError(isCode ? undefined : 'Enter the 6 digits from the email');
    if (isCode) void enter.run();
    else document.getElementById('code')?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <p role="status">We sent a code to your email. It can take a minute.</p>
      <TextField
        id="code"
        label="Code"
        hint="6 digits, from the newest email"
        inputMode="numeric"
        autoComplete="one-time-code"
        width="code"
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={enter.isPending || undefined}>
          {enter.isPending ? 'Checking…' : 'Continue'}
        </Button>
        <Button look="quiet" aria-disabled={isSending || undefined} onClick={onNewCode}>
          {isSending ? 'Sending…' : 'Send a new code'}
        </Button>
      </div>
      {children}
    </form>
  );
}
