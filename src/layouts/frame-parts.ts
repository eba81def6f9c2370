/**
 * Load the frame parts that the root element requests. Each part starts once, however often you
 * call this function. Rejects when the code of a part does not load; the other parts start anyway.
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
