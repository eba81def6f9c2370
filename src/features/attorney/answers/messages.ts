/** The words of the questions to underwriters. */
import type { AskFailure } from '~/data/firms/matter-answers';

/** Says why nothing was asked. */
export const ASK_FAILURE_WORDS: Record<AskFailure, string> = {
  offline: 'You are offline. Connect to the internet, then ask again.',
  unreachable: 'Our server did not answer. Ask again: the question is sent only once.',
  refused: 'We cannot send this text. Leave out numbers of people and cards, then ask again.',
  'not-found': 'You can no longer change this matter.',
  closed: 'This matter is closed. Reopen it to ask.',
  incomplete: 'Enter the bond, the state and the amount first.',
  'waits-already': 'An underwriter already has a question from your firm about this matter.',
  'too-many-waiting':
    'Your firm has 20 questions without an answer. Wait for an answer, or call us.',
};
