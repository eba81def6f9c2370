import type { OwnApplication } from '~/data/own-applications';
import { deleteDraft } from '~/stores/desk-applications';
import { showToast } from '~/stores/toasts';
import { applicationTitle } from './application-words';
import { Confirm } from './Confirm';
import { focusApplications } from './focus-applications';

/** Throws a draft away when its customer says so twice. */
export function DeleteDraft({ application }: { application: OwnApplication }) {
  const handleConfirm = async () => {
    if (!(await deleteDraft(application.id))) {
      return 'The draft is still there: our server did not answer. Try again in a moment.';
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
      onConfirm={handleConfirm}
    >
      The answers go from your account and from this browser.
    </Confirm>
  );
}
