import { useStore } from '@nanostores/react';
import { signInPath } from '~/domain/accounts/return-to';
import { callPart } from '~/platform/page-parts';
import { $askedCode, forgetAskedCode } from '~/stores/code-sign-in';
import { Button } from '~/ui/Button';
import { CodeEntry } from './CodeEntry';
import { CodeRequest } from './CodeRequest';

/**
 * Asks the visitor to sign in, because documents belong to an account. A mailed code signs in right here, so that nothing
 * is lost. A password does too, in a dialog over the page.
 */
export function SignInFirst() {
  const asked = useStore($askedCode);

  return (
    <>
      <section
        aria-labelledby="sign-in-heading"
        className="rounded-md border border-rule bg-surface p-4 sm:p-6"
      >
        <h3 id="sign-in-heading">Sign in to upload your documents</h3>
        <p className="mt-1 mb-5 max-w-text text-muted">
          Documents are kept in your account, where only you and our underwriters can open them. A
          code by email is enough, and everything you entered stays on this page.
        </p>
        {asked ? (
          <CodeEntry key={asked.email} asked={asked} onOtherAddress={forgetAskedCode} />
        ) : (
          <CodeRequest />
        )}
        <div className="mt-5 flex flex-wrap items-center gap-x-4 border-t border-rule pt-3">
          <p>Have a password?</p>
          <Button look="quiet" onClick={() => callPart('signIn')}>
            Sign In
          </Button>
        </div>
      </section>
      <details className="max-w-text text-sm text-muted">
        <summary className="mb-2 min-h-touch content-center text-tide underline underline-offset-4">
          Other ways to sign in
        </summary>
        A code opens a new account too. To choose a password first,{' '}
        <a href="/signup" target="_blank" rel="noopener">
          create an account<span className="sr-only"> (opens a new tab)</span>
        </a>
        , confirm your email address there, then come back to this tab and sign in. For single
        sign-on,{' '}
        <a href={signInPath(location.pathname + location.search)}>sign in on its own page</a>: you
        come back to this quote, and enter your date of birth and Social Security number again, and
        an EIN if you gave one: we never keep them in the browser.
      </details>
    </>
  );
}
