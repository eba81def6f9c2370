import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { dismissPart } from '~/platform/page-parts';
import { $session } from '~/stores/session';
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

  const dialog = document.createElement('dialog');
  dialog.className =
    'm-auto w-[calc(100%-2rem)] max-w-120 rounded-md border border-rule bg-paper p-6 text-ink backdrop:bg-paper/95';
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  // Without a session there is nothing to go back to: the ways out are to sign in and to sign out.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);

  const root = createRoot(dialog);
  root.render(createElement(SignInAgain, { email: session.user.email, titleId: TITLE_ID }));
  dialog.showModal();

  const stopListening = $session.listen(({ status }) => {
    if (status === 'expired') return;
    stopListening();
    isOpen = false;
    dismissPart('signInAgain');
    dialog.close(); // the focus goes back to where it was
    root.unmount();
    dialog.remove();
  });
}
