import type { LoadedProgress } from '~/data/firms/board';
import { notCharged } from '~/domain/quote/charge-words';
import { Alert } from '~/ui/Alert';

type Props = { progress: LoadedProgress; isPaidByClient: boolean };

/** Says where the underwriter's reason is and what the firm can do now. Only the applicant may read the reason. */
export function DeclinedNotice({ progress: { number, isOwn }, isPaidByClient }: Props) {
  return (
    <div className="mt-4">
      <Alert type="warning" title={`An underwriter declined ${number ?? 'the application'}`}>
        <p>
          {notCharged(isPaidByClient)}{' '}
          {isOwn ? (
            <>
              We mailed you the reason. It is also in the application’s timeline{' '}
              <a href="/dashboard">on your dashboard</a>.
            </>
          ) : (
            'We mailed the reason to the colleague who applied.'
          )}
        </p>
        <p className="mt-2">
          Ask an underwriter below what would help. Or name another person under People, and get a
          new price.
        </p>
      </Alert>
    </div>
  );
}
