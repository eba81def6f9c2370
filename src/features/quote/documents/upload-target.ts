import type { DocumentType } from '~/domain/bonds/bond-types';
import type { UploadTarget } from '~/stores/document-upload';
import { keepQuoteNow } from '../account-saving';
import { $quote } from '../store';

/** The target for uploads of one type: the application that the open quote has in the account. */
export function targetOf(docType: DocumentType): UploadTarget {
  return { applicationId: $quote.get().quoteId, docType, keepApplication: keepQuoteNow };
}
