import type { DocumentType } from '~/domain/bonds/bond-types';
import type { UploadTarget } from '~/stores/document-upload';
import { keepQuoteNow } from '../account-saving';
import { $quote } from '../store';

/** Uploads of one kind, to the application that the open quote is in the account. */
export function targetOf(docType: DocumentType): UploadTarget {
  return {
    applicationId: $quote.get().quoteId,
    docType,
    keepApplication: keepQuoteNow,
  };
}
