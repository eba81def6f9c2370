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

/** The application whose documents belong to the open quote; undefined while nobody is signed in. */
const $followed = computed([$session, $quote], (session, { quoteId }) =>
  shownUser(session) ? quoteId : undefined,
);

let isFollowing = false;

/**
 * From the first time the Documents step opens: know the documents of whatever quote is open, in every later step too.
 * May be called any number of times.
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
    // Only what the server has looked into counts.
    const checked = (list?.documents ?? []).flatMap(({ docType, name, isChecked }) =>
      isChecked && docType !== 'request_proof' ? [{ docType, name }] : [],
    );
    $uploadedFiles.set(checked);
  });
  $quote.listen(dropAllUploads);
  $uploads.subscribe(warnOfLoss);
}

/** While files are on their way, leaving loses them: the browser asks first. */
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
