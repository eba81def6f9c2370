import { sendInquiry } from '~/data/inquiries/inquiries';
import type { Asker } from '~/domain/inquiries/inquiry-words';
import { INQUIRY_FIELDS, readInquiry, type TypedInquiry } from '~/domain/inquiries/read-inquiry';
import { keepInquiryKey } from '~/platform/attorney-inquiries';
import { randomKey } from '~/platform/random';
import { SEND_FAILURES } from './messages';
import { keepSentInquiry } from './sent-inquiry';

/** The path of the page that shows an inquiry. The key is in the fragment, which no server sees. */
const STATUS_PAGE = '/inquiry';

/** The last inquiry that was tried, with its key. The same text again is the same inquiry. */
let tried: { text: string; key: string } | undefined;
let isSending = false;

/** Check and send the form, once however often the button is pressed. Opens the status after success. */
export async function submitInquiry(form: HTMLFormElement): Promise<void> {
  if (isSending) return;

  const typed = readForm(form);
  if (!showProblems(form, typed)) return;

  const text = JSON.stringify(typed);
  tried = tried?.text === text ? tried : { text, key: randomKey() };
  const { key } = tried;
  setSending(form, true);
  const asker = form.dataset['asker'] as Asker;
  const result = await sendInquiry(key, asker, typed);
  setSending(form, false);
  if (!result.ok) {
    showFailure(form, result.code);
    return;
  }

  tried = undefined;
  keepSentInquiry(key, typed);
  const read = readInquiry(typed);
  if (read.ok && asker === 'attorney') keepInquiryKey(key, read.value); // the mail leads to a matter, without the key
  form.reset();
  location.assign(`${STATUS_PAGE}#${key}`);
}

function readForm(form: HTMLFormElement): TypedInquiry {
  const data = new FormData(form);
  const entries = INQUIRY_FIELDS.map((field) => [field, String(data.get(field) ?? '')]);

  return Object.fromEntries(entries) as TypedInquiry;
}

/** Show the message of each field, and focus the first with a problem. False if there is one. */
function showProblems(form: HTMLFormElement, typed: TypedInquiry): boolean {
  const read = readInquiry(typed);
  const problems = read.ok ? {} : read.problems;
  form.querySelector('[data-failure]')?.replaceChildren();
  for (const field of INQUIRY_FIELDS) {
    const message = problems[field] ?? '';
    form.querySelector(`#inquiry-${field}-error`)?.replaceChildren(message);
    form.querySelector(`#inquiry-${field}`)?.toggleAttribute('aria-invalid', false);
    if (message !== '')
      form.querySelector(`#inquiry-${field}`)?.setAttribute('aria-invalid', 'true');
  }
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  form.oninput = () => clearCorrected(form);

  return read.ok;
}

/** Remove the message of each field that was corrected. No new message appears before the button is pressed again. */
function clearCorrected(form: HTMLFormElement): void {
  const read = readInquiry(readForm(form));
  const problems = read.ok ? {} : read.problems;
  for (const field of INQUIRY_FIELDS.filter((name) => problems[name] === undefined)) {
    form.querySelector(`#inquiry-${field}-error`)?.replaceChildren();
    form.querySelector(`#inquiry-${field}`)?.toggleAttribute('aria-invalid', false);
  }
}

function setSending(form: HTMLFormElement, sending: boolean): void {
  isSending = sending;
  const button = form.querySelector('button');
  if (!button) return;

  button.setAttribute('aria-busy', String(sending));
  button.textContent = sending ? 'Sending…' : 'Ask an underwriter';
}

function showFailure(form: HTMLFormElement, code: keyof typeof SEND_FAILURES): void {
  const { title, text } = SEND_FAILURES[code];
  const heading = document.createElement('p');
  heading.className = 'font-semibold text-danger';
  heading.textContent = title;
  const advice = document.createElement('p');
  advice.textContent = text;
  form.querySelector('[data-failure]')?.replaceChildren(heading, advice);
}
