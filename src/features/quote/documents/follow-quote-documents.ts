import { computed } from 'nanostores';
import {
  $uploads,
  checkLeftovers,
  type DocumentUpload,
  dropAllUploads,
} from '~/stores/document-uploads';
import { $documents, followDocuments } from '~/stores/documents';
import { $session, shownUser } from '~/stores/session';
import { $quote, $uploadedFiles } from '../store';

/** The application of the open quote; undefined while nobody is signed in. */
const $followed = computed([$session, $quote], (session, { quoteId }) =>
  shownUser(session) ? quoteId : undefined,
);

let isFollowing = false;

/**
 * Keep the document list of the open quote up to date, from the first visit of the Documents step on. Later steps use
 * the list too. Repeated calls do nothing.
 */
export function followQuoteDocuments(): void {
  if (isFollowing) return;
  isFollowing = true;

  let stop: (() => void) | undefined;
  $followed.subscribe((applicationId) => {
    stop?.();
    stop = applicationId ? followDocuments(applicationId, () => void checkLeftovers()) : undefined;
  });
  $documents.subscribe((list) => {
    // Only files that the server has checked count.
    const checked = (list?.documents ?? []).flatMap(({ docType, name, isChecked }) =>
      isChecked && docType !== 'request_proof' && docType !== 'required_form'
        ? [{ docType, name }]
        : [],
    );
    $uploadedFiles.set(checked);
  });
  $quote.listen(dropAllUploads);
  $uploads.subscribe(warnOfLoss);
}

/** During an upload, let the browser ask before leaving, because leaving loses the files. */
function warnOfLoss(uploads: readonly DocumentUpload[]): void {
  if (uploads.some(({ stage }) => stage !== 'failed')) {
    window.addEventListener('beforeunload', askToStay);
  } else {
    window.removeEventListener('beforeunload', askToStay);
  }
}

function askToStay(event: Event): void {
  event.preventDefault();
}
