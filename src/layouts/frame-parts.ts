/** Load the parts of the frame that the root of the page asks for. Each starts once, however often this is called. */
export function loadFrameParts(): void {
  const { dataset } = document.documentElement;

  if ('session' in dataset) {
    void import('~/features/account-menu/account-menu').then((menu) => menu.startAccountMenu());
  }
  if ('toaster' in dataset) {
    void import('~/features/chrome/toaster').then(({ startToaster }) => startToaster());
  }
  if ('signInAgain' in dataset) {
    void import('~/features/auth/sign-in-again').then(({ askToSignInAgain }) => askToSignInAgain());
  }
  if ('signIn' in dataset) {
    void import('~/features/auth/sign-in-here').then(({ askToSignIn }) => askToSignIn());
  }
}
