import { createElement } from 'react';
import { dismissPart } from '~/platform/page-parts';
import { $session } from '~/stores/session';
import { openFormDialog } from './form-dialog';
import { SignInAgain } from './SignInAgain';

const TITLE_ID = 'sign-in-again-title';

let isOpen = false;

/**
 * Lay a dialog over the page in which the user whose session ended signs in again, or proves the code that a session
 * still needs, so that nothing on the page is lost. It goes by itself when the session may be used, also when another
 * tab brought that about.
 */
export function askToSignInAgain(): void {
  if (!isNeeded()) dismissPart('signInAgain');
  if (!isNeeded() || isOpen) return;
  isOpen = true;

  const close = openFormDialog({
    titleId: TITLE_ID,
    content: createElement(SignInAgain, { titleId: TITLE_ID }),
    // Without a session there is nothing to go back to: the ways out are to sign in and to sign out.
    onCancel: () => undefined,
  });

  const stopListening = $session.listen(() => {
    if (isNeeded()) return;
    stopListening();
    isOpen = false;
    dismissPart('signInAgain');
    close();
  });
}

function isNeeded(): boolean {
  const { status } = $session.get();

  return status === 'expired' || status === 'code-needed';
}
