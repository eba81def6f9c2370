import { useEffect, useRef, useState } from 'react';
import { onPageFocus } from '~/platform/page-focus';
import { lookWhileMaking } from '~/stores/while-making';
import { askForProgress, isUndecided, madeBondOf, progressOf } from './bond-progress';
import type { Confirmation } from './confirmation-schema';
import { hasConfirmation, keepConfirmation } from './kept-confirmation';

/**
 * A confirmation with the server's progress of its bond, until the bond is in force and its number is known. A missing
 * answer changes nothing: while the bond is being made, the page asks again. The last answer is kept for a reload.
 */
export function useBondProgress(kept: Confirmation): Confirmation {
  const [confirmation, setConfirmation] = useState(kept);
  const latest = useRef(confirmation);
  const progress = progressOf(confirmation);
  const isFollowed = progress === 'making' || progress === 'needs-a-hand';
  // An underwriter decides in days. The page asks when the visitor comes back to it.
  const isReviewed = isUndecided(progress) && confirmation.receipt.status === 'under_review';

  useEffect(() => {
    latest.current = confirmation;
    // A sign-out or a new quote has removed it meanwhile.
    if (confirmation !== kept && hasConfirmation()) keepConfirmation(confirmation);
  }, [confirmation, kept]);

  useEffect(() => {
    const look = async () => {
      const answer = await askForProgress(latest.current);
      if (!answer.ok) return;
      setConfirmation((current) =>
        madeBondOf(current) ? current : { ...current, bondProgress: answer.value },
      );
    };

    // At once, because it may have changed since this was kept. A wire is asked about once, and so is the number of a
    // bond that was issued at once.
    const { status } = latest.current.receipt;
    const mayBeMade = isReviewed || status === 'approved' || status === 'issued';
    if (mayBeMade && !madeBondOf(latest.current)) void look();

    if (isFollowed) return lookWhileMaking(look);

    return isReviewed ? onPageFocus(() => void look()) : undefined;
  }, [isFollowed, isReviewed]);

  return confirmation;
}
