/** Why an indemnitor was not invited or a link not revoked, in words for underwriters. */
import type { SendFailure, SettleFailure } from '~/data/signing/invitations';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';

const OWN_WORDS: Partial<Record<SendFailure | SettleFailure, string>> = {
  'not-found':
    'You cannot change this link. The person was released, or you belong to this account.',
  'already-signed': 'This person has signed already.',
  'text-changed': 'The text that you confirmed has a new version. Reload the page and read it.',
  'rate-limited': 'Ten links went to this person today. Send the next one tomorrow.',
  'no-address':
    'The email address of this person is not complete. Release the person and ask again.',
  busy: 'We are busy right now. Try again in a minute.',
};

/** Says why an indemnitor was not invited or a link not revoked. */
export function indemnityWords(code: SendFailure | SettleFailure): string {
  const shared: Partial<Record<string, string>> = DESK_FAILURES;

  return OWN_WORDS[code] ?? shared[code] ?? DESK_FAILURES['not-saved'];
}
