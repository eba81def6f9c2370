/**
 * Load the parts of the frame that the root of the page asks for. Each starts once, however often this is called.
 * Rejects when the code of one does not come; the others start all the same.
 */
export async function loadFrameParts(): Promise<void> {
  const { dataset } = document.documentElement;
  const parts: Promise<void>[] = [];

  if ('session' in dataset) {
    parts.push(
      import('~/features/account-menu/account-menu').then((menu) => menu.startAccountMenu()),
    );
  }
  if ('toaster' in dataset) {
    parts.push(import('~/features/chrome/toaster').then(({ startToaster }) => startToaster()));
  }
  if ('signInAgain' in dataset) {
    parts.push(
      import('~/features/auth/sign-in-again').then(({ askToSignInAgain }) => askToSignInAgain()),
    );
  }
  if ('signIn' in dataset) {
    parts.push(import('~/features/auth/sign-in-here').then(({ askToSignIn }) => askToSignIn()));
  }
  if ('code' in dataset) {
    parts.push(
      import('~/features/auth/code/show-code-dialog').then(({ showCodeDialog }) =>
        showCodeDialog(),
      ),
    );
  }

  await Promise.all(parts);
}
