import { createElement } from 'react';
import { callPart, dismissPart } from '~/platform/page-parts';
import { $session } from '~/stores/session';
import { openFormDialog } from './form-dialog';
import { SignInHere } from './SignInHere';

const TITLE_ID = 'sign-in-here-title';

let isOpen = false;

/**
 * Lay a dialog over the page in which a visitor signs in without leaving it, so that nothing on the page is lost. It
 * goes when somebody is signed in, also in another tab, and when the visitor wants it gone. Where the account has a
 * second factor, the dialog that asks for its code follows.
 */
export function askToSignIn(): void {
  if (isOpen) return;
  isOpen = true;

  const finish = () => {
    stopListening();
    isOpen = false;
    dismissPart('signIn');
    close();
  };
  const close = openFormDialog({
    titleId: TITLE_ID,
    content: createElement(SignInHere, { titleId: TITLE_ID, onCancel: finish }),
    onCancel: finish,
  });

  const stopListening = $session.listen(({ status }) => {
    if (status === 'signed-in' || status === 'code-needed') finish();
    if (status === 'code-needed') callPart('signInAgain');
  });
}
