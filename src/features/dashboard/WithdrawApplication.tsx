import type { OwnApplication } from '~/data/applications/own-applications';
import { withdraw } from '~/stores/desk-applications';
import { showToast } from '~/stores/toasts';
import { applicationTitle } from './application-words';
import { Confirm } from './Confirm';
import { focusApplications } from './focus-applications';
import { explainFailure } from './action-failures';

type Props = { application: OwnApplication; isFlush?: boolean };

/** Withdraws an application before its bond is issued, after a confirmation. */
export function WithdrawApplication({ application, isFlush = false }: Props) {
  const handleConfirm = async () => {
    const result = await withdraw(application.id);
    if (!result.ok) return explainFailure('The application', 'withdrawn', result.code).words;

    showToast({ title: 'Application withdrawn', type: 'success' });
    focusApplications();

    return undefined;
  };

  return (
    <Confirm
      label="Withdraw"
      what={applicationTitle(application)}
      question="Withdraw this application?"
      confirmLabel="Withdraw application"
      pendingLabel="Withdrawing..."
      keepLabel="Keep it"
      isFlush={isFlush}
      onConfirm={handleConfirm}
    >
      No bond is issued on it, and the authorized payment is released. This cannot be undone: to get
      the bond, you would apply again.
    </Confirm>
  );
}
