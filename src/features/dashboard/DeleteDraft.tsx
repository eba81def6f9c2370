import type { OwnApplication } from '~/data/applications/own-applications';
import { showToast } from '~/stores/toasts';
import { applicationTitle } from './application-words';
import { Confirm } from './Confirm';
import { focusApplications } from './focus-applications';

/** Deletes a draft after a confirmation. */
export function DeleteDraft({ application }: { application: OwnApplication }) {
  const handleConfirm = async () => {
    const actions = await import('~/stores/desk-applications').catch(() => undefined);
    if (!(await actions?.deleteDraft(application.id))) {
      return 'We could not reach our server, so the draft may still be there. Try again in a moment.';
    }
    showToast({ title: 'Draft deleted', type: 'success' });
    focusApplications();

    return undefined;
  };

  return (
    <Confirm
      label="Delete draft"
      what={applicationTitle(application)}
      question="Delete this draft?"
      confirmLabel="Delete draft for good"
      pendingLabel="Deleting..."
      keepLabel="Keep it"
      isFlush
      onConfirm={handleConfirm}
    >
      This deletes the answers from your account and this browser.
    </Confirm>
  );
}
