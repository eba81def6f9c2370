import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { canRetry } from '~/data/signing/signing';
import type { ClientPayment } from '~/domain/client-payment/client-payment-calls';
import { $payStage, startPaying } from '~/stores/paying';
import { Alert } from '~/ui/Alert';
import { Skeleton } from '~/ui/Skeleton';
import type { PayProps } from './pay-props';
import { PayLink } from './PayLink';
import { PayProblemAlert } from './PayProblemAlert';

type SessionProps = PayProps & { payment: ClientPayment };

const NotLoaded = (_props: SessionProps) => 'This part did not load. Reload the page.';

// The form and zod load after the code.
const PaySession = lazy(async () => ({
  default: await import('./PaySession').then(
    ({ PaySession: Loaded }) => Loaded,
    () => NotLoaded,
  ),
}));

const open = () => void startPaying(window.location.hash.slice(1));

/** The page behind a link to pay: sender and purpose, the code, the price, and the payment. */
export function Pay(props: PayProps) {
  const stage = useStore($payStage);

  useEffect(open, []);

  switch (stage.name) {
    case 'loading':
      return <Skeleton label="Loading" lines={4} />;
    case 'closed':
      return (
        <PayProblemAlert code={stage.code} onRetry={canRetry(stage.code) ? open : undefined} />
      );
    case 'link':
      return <PayLink page={stage.page} hasCode={stage.hasCode} />;
    case 'resent':
      return (
        <Alert type="success" title="We sent a new link" isAnnounced>
          Look for our newest email. The old link no longer works.
        </Alert>
      );
    case 'session':
      return (
        <Suspense fallback={<Skeleton label="Loading" lines={4} />}>
          <PaySession payment={stage.payment} {...props} />
        </Suspense>
      );
  }
}
