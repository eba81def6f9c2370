/**
 * The answers to underwriters' questions that a customer is typing. They stay in this tab, because phones close a page
 * in the background while the customer looks something up in another app.
 */
import { holdsSecretNumber } from '~/domain/formats/secret-number';
import { tabStorage } from '~/platform/browser-storage';
import { dropEndedState } from '~/platform/private-storage';

/** The question of an application. A later question starts with an empty answer. */
type Question = { id: string; askedAt: string };

/** Five digits or more at the end, with the separators that people write between them. A year is shorter. */
const NUMBER_AT_END = /(?:\d[\s./_()-]*){5,}$/u;

/** The typed answer to a question. Empty when there is none. */
export function readAnswerDraft(question: Question): string {
  dropEndedState();

  return tabStorage.read(keyOf(question)) ?? '';
}

/**
 * Keep the typed answer. A text with an SSN, an EIN or a card number is never stored. A long number at the end may be half
 * of one, so it is stored only after the next word.
 */
export function keepAnswerDraft(question: Question, text: string): void {
  const kept = text.replace(NUMBER_AT_END, '');
  if (kept === '' || holdsSecretNumber(text)) dropAnswerDraft(question);
  else tabStorage.write(keyOf(question), kept);
}

/** Forget the typed answer. */
export function dropAnswerDraft(question: Question): void {
  tabStorage.remove(keyOf(question));
}

function keyOf({ id, askedAt }: Question): string {
  return `marshline-answer-${id}-${askedAt}`;
}
