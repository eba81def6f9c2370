import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { withDb } from '~/data/connection/client';
import { deleteOwnAccount } from '~/data/account/own-account';
import { endSession } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { PasswordField } from '~/ui/PasswordField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ACCOUNT_DELETED, DELETION_WORDS } from './data-messages';

const FIELD = 'delete-account-password';

/** Deletes the account: explains which data goes and which stays, and requires the password. */
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

  const refuse = (words: string) => {
    setFailure(words);
    document.getElementById(FIELD)?.focus();
  };
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await withDb((db) => deleteOwnAccount(db, password));
    if (!result.ok) {
      refuse(DELETION_WORDS[result.code]);
      return;
    }
    await endSession(); // this clears the account's data in this browser, including a toast for the next page, so set the toast after it
    // The page's guard then redirects to the sign-in page.
    showToastOnNextPage(ACCOUNT_DELETED);
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password === '') refuse('Enter your password.');
    else void run();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4">
      <h3 ref={headingRef} tabIndex={-1} className="text-lg focus:outline-none">
        Permanently delete your account?
      </h3>
      <div className="grid gap-3">
        <p>
          Your sign-in, profile, settings, drafts and their documents are deleted immediately. You
          can't undo this.
        </p>
        <p>
          Bonds in force stay in force, and we keep the records of bonds and of applications you
          sent until <a href="/legal/privacy#keeping">their periods</a> end. You can no longer see
          them here.
        </p>
        <p>We confirm the deletion by email.</p>
      </div>
      <PasswordField
        id={FIELD}
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
