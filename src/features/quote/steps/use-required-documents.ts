import { useCallback, useEffect, useState } from 'react';
import { withDb } from '~/data/connection/client';
import type { ConnectionFailure } from '~/data/connection/connection';
import { listRequiredDocuments } from '~/data/applications/required-documents';
import type { BondSlug, DocumentType } from '~/domain/bonds/bond-types';
import { documentsToSend } from '~/domain/quote/required-documents';

/** The loading state of the bond's required documents. */
export type RequiredDocuments =
  | { status: 'loading' }
  | { status: 'loaded'; types: readonly DocumentType[] }
  | { status: 'failed'; code: 'load-failed' | ConnectionFailure };

const NONE: RequiredDocuments = { status: 'loaded', types: [] };

/**
 * Load the bond's required documents from the database. `retry` loads them again. The bond of an approved bid needs none,
 * because the contractor's account has them, and a renewal only those that go out of date.
 */
export function useRequiredDocuments(
  bondSlug: BondSlug,
  { isOfBid, isRenewal }: { isOfBid: boolean; isRenewal: boolean },
): { required: RequiredDocuments; retry: () => void } {
  const [required, setRequired] = useState<RequiredDocuments>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isWanted = true;

    void withDb((db) => listRequiredDocuments(db, bondSlug)).then((result) => {
      if (!isWanted) return;
      setRequired(
        result.ok
          ? { status: 'loaded', types: documentsToSend(result.value, isRenewal) }
          : { status: 'failed', code: result.code },
      );
    });

    return () => {
      isWanted = false;
    };
  }, [bondSlug, isRenewal, attempt]);

  const retry = useCallback(() => {
    setRequired({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  return { required: isOfBid ? NONE : required, retry };
}
