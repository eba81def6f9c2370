import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { SIGN_UP_PASSWORD_RULES } from '~/domain/accounts/password-rules';
import { signUpSchema } from '~/domain/accounts/sign-up';
import { isFiledByCustomer } from '~/domain/bonds/filing-steps';
import { projectPath } from '~/domain/contractors/desk-path';
import { endWithoutBond } from '~/domain/issuing/bond-progress';
import { matterPath } from '~/domain/matters/matter-path';
import type { Filer } from '~/domain/states/filing';
import { callPart } from '~/platform/page-parts';
import { lastAskedAt } from '~/stores/asked-links';
import { openAccount, SIGN_UP_FAILURES } from '~/stores/new-account';
import { $session, shownUser } from '~/stores/session';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { PasswordChecklist } from '~/ui/PasswordChecklist';
import { PasswordField } from '~/ui/PasswordField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { deskPath, progressOf } from './bond-progress';
import type { Confirmation } from './confirmation-schema';

/** The path of the form's field in the schema of a sign-up. */
const PASSWORD = 'password';

const PASSWORD_FIELD = 'account-password';

/** Why no account was created: an error of the password, or another failure. */
type Refusal = { error: string } | { failure: string };

type Props = { confirmation: Confirmation; filer?: Filer | undefined };

/**
 * Opens an account with one password, so that the customer keeps the bond. The application moves to the account when its
 * owner has confirmed the address. A signed-in customer gets the link to the dashboard, and an attorney or a contractor
 * also the link back to the matter or the project. An application that ended without a bond leaves nothing to keep.
 */
export function KeepInAccount({ confirmation, filer }: Props) {
  const isSignedIn = shownUser(useStore($session)) !== undefined;
  const progress = progressOf(confirmation);
  const isIssued = progress === 'in-force';
  const { matterId, projectId } = confirmation;
  const purpose = isIssued ? 'keep' : 'follow';
  const isFiled = isFiledByCustomer(filer ?? 'customer');
  // A reload must not ask for an account again whose mail is on its way.
  const [isCreated, setIsCreated] = useState(
    () => lastAskedAt('signup', confirmation.applicantEmail) !== undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const handleCreated = () => {
    setIsCreated(true);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  if (isSignedIn) {
    return (
      <p className="no-print">
        The {isIssued ? 'bond' : 'application'} is in your account.{' '}
        {matterId && (
          <>
            <a href={matterPath(matterId)}>Back to the matter</a> or{' '}
          </>
        )}
        {projectId && (
          <>
            <a href={projectPath(projectId)}>Back to the project</a> or{' '}
          </>
        )}
        <a href={deskPath(confirmation)}>Open Your Dashboard</a>
      </p>
    );
  }
  if (endWithoutBond(progress)) return null;

  return (
    <section
      aria-labelledby="keep-heading"
      className="no-print rounded-md border border-rule bg-surface p-4 sm:p-6"
    >
      <h3 id="keep-heading" tabIndex={-1} ref={heading} className="text-lg focus:outline-none">
        {isCreated ? 'Confirm your account' : `Create an account to ${purpose} it`}
      </h3>
      <p className="mt-1 mb-4 max-w-text">
        {isIssued
          ? `Your account holds the papers and reminds you ${isFiled ? 'to file and to renew' : 'to renew'}.`
          : 'Your account shows every step, and holds the bond as soon as it is issued.'}
      </p>
      {isCreated ? (
        <Alert type="success" title="Check your email" isAnnounced>
          We sent a link to <strong className="wrap-anywhere">{confirmation.applicantEmail}</strong>
          . Open it in this browser to confirm the address: your account then opens with the{' '}
          {isIssued ? 'bond' : 'application'} in it. Nothing there?{' '}
          <a href="/verify-email">Have it sent again</a>.
        </Alert>
      ) : (
        <AccountForm confirmation={confirmation} onCreated={handleCreated} />
      )}
    </section>
  );
}

type AccountFormProps = { confirmation: Confirmation; onCreated: () => void };

function AccountForm({ confirmation, onCreated }: AccountFormProps) {
  const { applicantEmail } = confirmation;
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const { isPending, run } = useOnceAtATime(async () => {
    setRefusal(undefined);
    const refused = await createAccount(confirmation, password);
    setRefusal(refused);
    if (!refused) onCreated();
    else if ('error' in refused) document.getElementById(PASSWORD_FIELD)?.focus();
  });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <form noValidate aria-busy={isPending} className="grid max-w-96 gap-4" onSubmit={handleSubmit}>
      <p>
        Email: <strong className="wrap-anywhere">{applicantEmail}</strong>
      </p>
      {/* A password manager stores the password with this address. */}
      <input hidden readOnly name="username" autoComplete="username" value={applicantEmail} />
      <PasswordField
        id={PASSWORD_FIELD}
        label="Password"
        autoComplete="new-password"
        required
        error={refusal && 'error' in refusal ? refusal.error : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordChecklist
        id="account-password-rules"
        rules={SIGN_UP_PASSWORD_RULES}
        password={password}
      />
      {refusal && 'failure' in refusal && (
        <Alert type="danger" title="No account was created" isAnnounced>
          {refusal.failure}
        </Alert>
      )}
      <p className="text-sm text-muted">
        The Terms of Use that you accepted in the quote cover the account too. Read the{' '}
        <a href="/legal/privacy" target="_blank" rel="noopener">
          Privacy Policy
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Creating account...' : 'Create Account'}
        </Button>
        <div className="-mx-3">
          <Button look="quiet" onClick={() => callPart('signIn')}>
            I have an account
          </Button>
        </div>
      </div>
    </form>
  );
}

async function createAccount(
  confirmation: Confirmation,
  password: string,
): Promise<Refusal | undefined> {
  const { applicantEmail: email, accountName } = confirmation;
  const checked = signUpSchema.safeParse({
    ...accountName,
    email,
    password,
    confirmPassword: password,
  });
  if (!checked.success) {
    const error = checked.error.issues.find(({ path }) => path[0] === PASSWORD)?.message;

    return error === undefined ? { failure: ELSEWHERE } : { error };
  }

  const { confirmPassword: _, ...person } = checked.data;
  const result = await openAccount(person, deskPath(confirmation));

  return result.ok ? undefined : { failure: SIGN_UP_FAILURES[result.code].description };
}

/** The name or the address of the application does not do for an account. */
const ELSEWHERE = 'Create it on the page Sign Up, with the same email address.';
