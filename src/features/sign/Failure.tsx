import type { SignFailure } from '~/data/signing/signing';
import { Alert, type AlertType } from '~/ui/Alert';
import { SIGN_FAILURES } from './messages';

/** The message about a failure, announced when it appears. */
export function Failure({ code, type = 'danger' }: { code: SignFailure; type?: AlertType }) {
  const { title, description } = SIGN_FAILURES[code];

  return (
    <Alert type={type} title={title} isAnnounced>
      {description}
    </Alert>
  );
}
