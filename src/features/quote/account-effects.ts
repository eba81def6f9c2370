import { offerSignInAgain, startSession } from '~/stores/session';
import { startAccountSaving } from './account-saving';

/** Find out who uses the page, and keep the quote in the account. The returned function stops the saving. */
export function startAccountEffects(): () => void {
  offerSignInAgain();
  void startSession();

  return startAccountSaving();
}
