import { createElement } from 'react';
import { dismissPart } from '~/platform/page-parts';
import { $codeChallenge, cancelChallenge } from '~/stores/code-challenge';
import { openFormDialog } from '../form-dialog';
import { ChallengeForm } from './ChallengeForm';

const TITLE_ID = 'challenge-title';

let isOpen = false;

/** Open the dialog that asks for a code over the page. A correct code or Escape closes it. */
export function showCodeDialog(): void {
  const challenge = $codeChallenge.get();
  if (!challenge) dismissPart('code');
  if (!challenge || isOpen) return;
  isOpen = true;

  const close = openFormDialog({
    titleId: TITLE_ID,
    content: createElement(ChallengeForm, { ...challenge, titleId: TITLE_ID }),
    onCancel: cancelChallenge,
  });

  const stopListening = $codeChallenge.listen(() => {
    stopListening();
    isOpen = false;
    dismissPart('code');
    close();
  });
}
