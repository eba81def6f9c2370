import { createElement } from 'react';
import { dismissPart } from '~/platform/page-parts';
import { $session } from '~/stores/session';
import { openFormDialog } from './form-dialog';
import { SignInAgain } from './SignInAgain';

const TITLE_ID = 'sign-in-again-title';

let isOpen = false;

/**
 * Lay a dialog over the page in which the user whose session ended signs in again, so that nothing on the page is
 * lost. It goes by itself when the session is there again, also when another tab brought it back.
 */
export function askToSignInAgain(): void {
  const session = $session.get();
  if (session.status !== 'expired') dismissPart('signInAgain');
  if (session.status !== 'expired' || isOpen) return;
  isOpen = true;

  const close = openFormDialog({
    titleId: TITLE_ID,
    content: createElement(SignInAgain, { email: session.user.email, titleId: TITLE_ID }),
    // Without a session there is nothing to go back to: the ways out are to sign in and to sign out.
    onCancel: () => undefined,
  });

  const stopListening = $session.listen(({ status }) => {
    if (status === 'expired') return;
    stopListening();
    isOpen = false;
    dismissPart('signInAgain');
    close();
  });
}
