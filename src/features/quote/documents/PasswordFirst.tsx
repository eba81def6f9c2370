import { callPart } from '~/platform/page-parts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';

/** Asks the visitor to sign in with a password while the form for mailed codes cannot be loaded. */
export function PasswordFirst() {
  return (
    <Alert
      title="Sign in to upload your documents"
      actions={
        <Button look="primary" onClick={() => callPart('signIn')}>
          Sign In
        </Button>
      }
    >
      Documents are kept in your account. Everything you entered stays on this page.
    </Alert>
  );
}
