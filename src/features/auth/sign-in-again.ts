import { createElement } from 'react';
import { dismissPart } from '~/platform/page-parts';
import { $session } from '~/stores/session';
import { openFormDialog } from './form-dialog';
import { SignInAgain } from './SignInAgain';

const TITLE_ID = 'sign-in-again-title';

let isOpen = false;

/**
 * Open a dialog over the page so that nothing on the page is lost. In it, a user whose session ended signs in again, or
 * enters the code that the session still needs. The dialog closes by itself once the session is ready, even if another
 * tab made it so.
 */
export function askToSignInAgain(): void {
  if (!isNeeded()) dismissPart('signInAgain');
  if (!isNeeded() || isOpen) return;
  isOpen = true;

  const close = openFormDialog({
    titleId: TITLE_ID,
    content: createElement(SignInAgain, { titleId: TITLE_ID }),
    // Escape does nothing, because the page cannot continue without a session. The dialog has
    // buttons to sign in and to sign out.
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
