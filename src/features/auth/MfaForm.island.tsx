import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { safeReturnTo, signInPath } from '~/domain/accounts/return-to';
import { setupPath } from '~/domain/accounts/second-factor-address';
import { isConfirmedUser } from '~/domain/accounts/session-user';
import { leaveSignIn } from '~/stores/leave-sign-in';
import { $session, startSession } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { CodeEntry } from './code/CodeEntry';
import { CODE_FORM, NOBODY_TO_PROVE } from './code/messages';
import { proveSignIn, recoverSignIn } from './code/prove-sign-in';
import { leadTo } from './lead-to';
import { WELCOME_BACK } from './messages';

const DASHBOARD = '/dashboard';

/**
 * Asks for the code of the second factor and finishes the sign-in, then goes to the page that the visitor wanted. A
 * visitor who owes no code goes there at once. A visitor who is not signed in gets a link to sign in.
 */
export function MfaForm() {
  const { status } = useStore($session, { ssr: 'initial' });
  const isSending = useRef(false);

  useEffect(() => {
    void startSession();

    return $session.subscribe((session) => {
      // While this form sends a code, it leaves the page itself after `proveSignIn` has finished.
      if (session.status !== 'signed-in' || isSending.current) return;
      if (isConfirmedUser(session.user)) leadTo(wanted() ?? DASHBOARD);
    });
  }, []);

  if (status === 'signed-out' || status === 'expired') {
    return (
      <Alert
        title={NOBODY_TO_PROVE.title}
        actions={
          <a href={signInPath(wanted())} className="button button-primary">
            {NOBODY_TO_PROVE.link}
          </a>
        }
      >
        {NOBODY_TO_PROVE.description}
      </Alert>
    );
  }

  return (
    <CodeEntry
      id="code"
      prove={async (code) => {
        isSending.current = true;
        const refused = await proveSignIn(code);
        isSending.current = false;
        if (refused) return refused;
        showToastOnNextPage({ title: WELCOME_BACK, type: 'success' });
        leadTo(wanted() ?? DASHBOARD);

        return undefined;
      }}
      recover={async (code) => {
        isSending.current = true;
        const refused = await recoverSignIn(code);
        isSending.current = false;
        if (!refused) leadTo(setupPath('recovered', wanted()));

        return refused;
      }}
      leave={{
        label: CODE_FORM.signOut,
        onLeave: () => void leaveSignIn().then(() => leadTo(signInPath(wanted()))),
      }}
    />
  );
}

function wanted(): string | undefined {
  return safeReturnTo(new URLSearchParams(window.location.search).get('returnTo'));
}
