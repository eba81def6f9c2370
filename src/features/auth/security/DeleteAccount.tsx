import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { withDb } from '~/data/client';
import { deleteOwnAccount } from '~/data/own-account';
import { endSession } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { PasswordField } from '~/ui/PasswordField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ACCOUNT_DELETED, DELETION_WORDS } from './data-messages';

/** Deletes the account: says what goes and what stays, and takes the password. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <>
      <Button ref={buttonRef} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Delete my account
      </Button>
      {isOpen && <DeleteForm onCancel={close} />}
    </>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await withDb((db) => deleteOwnAccount(db, password));
    if (!result.ok) {
      setFailure(DELETION_WORDS[result.code]);
      return;
    }
    await endSession(); // removes what this browser keeps for the account, words for the next page included
    // The guard of the page leads to the sign-in page.
    showToastOnNextPage(ACCOUNT_DELETED);
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password === '') setFailure('Enter your password.');
    else void run();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
      <h3 ref={headingRef} tabIndex={-1} className="text-lg focus:outline-none">
        Delete your account for good?
      </h3>
      <div className="grid gap-3">
        <p>
          Your sign-in, profile, settings, drafts and their documents are deleted at once. You can't
          undo this.
        </p>
        <p>
          Bonds in force stay in force, and we keep the records of bonds and of applications you
          sent until <a href="/legal/privacy#keeping">their periods</a> end. You can no longer see
          them here.
        </p>
        <p>We confirm the deletion by email.</p>
      </div>
      <PasswordField
        id="delete-account-password"
        label="Password"
        error={failure}
        required
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button type="submit" look="primary" aria-disabled={isPending || undefined}>
          {isPending ? 'Deleting...' : 'Delete my account for good'}
        </Button>
      </div>
    </form>
  );
}
