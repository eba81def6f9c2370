import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $payStage, startPaying } from '~/stores/paying';
import { Alert } from '~/ui/Alert';
import { Skeleton } from '~/ui/Skeleton';
import { PaidByClient } from './PaidByClient';
import type { PayProps } from './pay-props';
import { PayForm } from './PayForm';
import { PayLink } from './PayLink';
import { PayProblemAlert } from './PayProblemAlert';

/** The page behind a link to pay: sender and purpose, the code, the price, and the payment. */
export function Pay(props: PayProps) {
  const stage = useStore($payStage);

  useEffect(() => void startPaying(window.location.hash.slice(1)), []);

  switch (stage.name) {
    case 'loading':
      return <Skeleton label="Loading" lines={4} />;
    case 'closed':
      return <PayProblemAlert code={stage.code} />;
    case 'link':
      return <PayLink page={stage.page} hasCode={stage.hasCode} />;
    case 'resent':
      return (
        <Alert type="success" title="We sent a new link" isAnnounced>
          Look for our newest email. The old link no longer works.
        </Alert>
      );
    case 'session':
      return stage.payment.paid ? (
        <PaidByClient payment={stage.payment} paid={stage.payment.paid} {...props} />
      ) : (
        <PayForm payment={stage.payment} {...props} />
      );
  }
}
