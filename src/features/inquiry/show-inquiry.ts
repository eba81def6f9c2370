import { fetchInquiryStatus } from '~/data/inquiries/inquiries';
import { formatDate } from '~/domain/dates';
import { agencyDay } from '~/domain/business-day';
import {
  askAgainPath,
  type InquiryStatus,
  quotePathWithAmount,
} from '~/domain/inquiries/inquiry-status';
import { ANSWER_TIME, ANSWER_WORDS, WORRY_LABELS } from '~/domain/inquiries/inquiry-words';
import { newMatterPath } from '~/domain/matters/new-matter';
import { formatWholeMoney } from '~/domain/money';
import { stateName } from '~/domain/us-states';
import { keepInquiryKey } from '~/platform/attorney-inquiries';
import { copyText } from '~/platform/clipboard';
import { showInquiryView } from './inquiry-view';
import { STATUS_FAILURES } from './messages';
import { type SentInquiry, sentInquiry } from './sent-inquiry';

/** The page's lead once there is a question. It has the length of the first one, so that nothing moves. */
const FOUND_LEAD =
  'This page shows your inquiry and the underwriter’s answer. You also get the answer by email.';
const ANSWERED_LEAD =
  'This page shows your inquiry and the underwriter’s answer. We also sent the answer by email.';

/** Load the inquiry of a key and show it, or why it did not load. */
export async function showInquiry(root: HTMLElement, key: string): Promise<void> {
  const result = await fetchInquiryStatus(key);
  const announcement = root.querySelector('[role="status"]');
  if (!result.ok) {
    const { title, text, mayRetry } = STATUS_FAILURES[result.code];
    find(root, '[data-failure-title]').textContent = title;
    find(root, '[data-failure-text]').textContent = text;
    find(root, '[data-retry]').hidden = !mayRetry;
    showInquiryView(root, 'failed');
    announcement?.replaceChildren(title);
    return;
  }

  fillIn(root, result.value, sentInquiry(key));
  const matter = find<HTMLAnchorElement>(root, 'a[data-matter]');
  matter.onclick = matter.onauxclick = () => keepInquiryKey(key, result.value);
  showInquiryView(root, 'found');
  const lead = document.getElementById('inquiry-lead');
  if (lead) lead.textContent = result.value.answered ? ANSWERED_LEAD : FOUND_LEAD;
  const sooner = document.getElementById('inquiry-sooner');
  if (sooner) sooner.hidden = result.value.answered !== undefined;
  find(root, '[data-title]').focus();
  find(root, '[data-copy]').onclick = () => void copyLink(root);
}

function fillIn(root: HTMLElement, inquiry: InquiryStatus, sent: SentInquiry | undefined): void {
  const { asker, answered, bond, bondName, state, amount, worry } = inquiry;
  const words = answered
    ? ANSWER_WORDS[answered.answer]
    : {
        title: 'An underwriter has your question',
        text: `We answer in ${ANSWER_TIME}, on this page and by email${sent ? ` to ${sent.email}` : ''}.`,
      };
  const note = answered?.note ?? '';

  find(root, '[data-title]').textContent = words.title;
  find(root, '[data-text]').textContent = words.text;
  find(root, '[data-note]').textContent = note;
  find(root, '[data-note-block]').hidden = note === '';
  find(root, '[data-soft]').hidden = !answered;
  const isDeclined = answered?.answer === 'declined';
  find(root, '[data-next]').hidden = !answered || isDeclined;
  find(root, '[data-again]').hidden = !isDeclined;
  const quotePath = quotePathWithAmount(bond, state, amount);
  const quote = find<HTMLAnchorElement>(root, 'a[data-quote]');
  quote.href = quotePath;
  const listed = find(root, '[data-listed]');
  listed.hidden = isDeclined;
  find<HTMLAnchorElement>(listed, 'a').href = quotePath;
  const matter = asker === 'attorney' ? newMatterPath(bond, state, amount) : undefined;
  const leadsToMatter = matter !== undefined && answered !== undefined && !isDeclined;
  const matterLink = find<HTMLAnchorElement>(root, 'a[data-matter]');
  matterLink.hidden = matter === undefined;
  if (matter !== undefined) matterLink.href = matter;
  quote.classList.toggle('button-primary', matter === undefined);
  quote.classList.toggle('button-secondary', matter !== undefined);
  find(root, '[data-for-client]').hidden = !leadsToMatter;
  find(root, '[data-desk]').hidden = leadsToMatter;
  find(root, '[data-asks-client]').hidden = asker === 'attorney';
  find<HTMLAnchorElement>(root, '[data-again] a').href = askAgainPath(bond, state, amount);
  setFact(root, 'bond', `${bondName}, ${stateName(state)}`);
  setFact(root, 'amount', formatWholeMoney(amount));
  setFact(root, 'worry', WORRY_LABELS[worry]);
  setFact(root, 'details', sent?.details ?? '');
  setFact(root, 'sent', dayOf(inquiry.sentAt));
  setFact(root, 'answered', answered ? dayOf(answered.at) : '');
  find(root, '[data-ends]').textContent = dayOf(inquiry.endsAt);
}

/** Fill in a row of the facts. A row without a fact is hidden. */
function setFact(root: HTMLElement, name: string, text: string): void {
  const fact = find(root, `[data-fact="${name}"]`);
  fact.textContent = text;
  if (fact.parentElement) fact.parentElement.hidden = text === '';
}

function dayOf(moment: string): string {
  return formatDate(agencyDay(new Date(moment)));
}

async function copyLink(root: HTMLElement): Promise<void> {
  const isCopied = await copyText(location.href);
  find(root, '[data-copied]').textContent = isCopied
    ? 'Copied'
    : 'Copy the link from the address bar';
}

function find<E extends HTMLElement = HTMLElement>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`[inquiry] The page has no ${selector}`);

  return element;
}
