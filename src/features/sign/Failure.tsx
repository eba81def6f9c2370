import { canRetry, type SignFailure } from '~/data/signing/signing';
import { Alert, type AlertType } from '~/ui/Alert';
import { SIGN_FAILURES } from './messages';

type Props = {
  code: SignFailure;
  type?: AlertType;
  /** Whether the page still shows what the signer typed. */
  keepsTyped?: boolean;
};

/** The message about a failure, announced when it appears. */
export function Failure({ code, type = 'danger', keepsTyped = false }: Props) {
  const { title, description } = SIGN_FAILURES[code];

  return (
    <Alert type={type} title={title} isAnnounced>
      {keepsTyped && canRetry(code) && 'What you typed is still here. '}
      {description}
    </Alert>
  );
}
