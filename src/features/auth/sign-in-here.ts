import { createElement } from 'react';
import { callPart, dismissPart } from '~/platform/page-parts';
import { $session } from '~/stores/session';
import { openFormDialog } from './form-dialog';
import { SignInHere } from './SignInHere';

const TITLE_ID = 'sign-in-here-title';

let isOpen = false;

/**
 * Open a sign-in dialog over the page, so that nothing on the page is lost. It closes after a sign-in, in this tab or
 * another, and when the visitor cancels. If the account has a second factor, the dialog for its code follows.
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
