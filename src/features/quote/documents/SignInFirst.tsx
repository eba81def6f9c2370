import { signInPath } from '~/domain/accounts/return-to';
import { callPart } from '~/platform/page-parts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';

/**
 * Asks the visitor to sign in, because documents belong to an account. The sign-in dialog opens over the page, so that
 * nothing is lost.
 */
export function SignInFirst() {
  return (
    <>
      <Alert
        title="Sign in to upload your documents"
        actions={
          <>
            <Button look="primary" onClick={() => callPart('signIn')}>
              Sign In
            </Button>
            <a href="/signup" target="_blank" rel="noopener" className="button button-secondary">
              Create an account<span className="sr-only"> (opens a new tab)</span>
            </a>
          </>
        }
      >
        Documents are kept in your account, where only you and our underwriters can open them. You
        sign in right here, and everything you entered stays on this page.
      </Alert>
      <p className="max-w-text text-sm text-muted">
        A new account opens in another tab: confirm your email address there, then come back to this
        tab and sign in. For single sign-on,{' '}
        <a href={signInPath(location.pathname + location.search)}>sign in on its own page</a>: you
        come back to this quote, and enter your date of birth, Social Security number and EIN again,
        which we never keep in the browser.
      </p>
    </>
  );
}
