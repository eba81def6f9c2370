import type { FoundAnswer } from '~/data/bonds/bond-verification';
import {
  type BondabilityLetter,
  LETTER_STATE_LABELS,
  LETTER_VERDICTS,
  readLetter,
} from '~/domain/contractors/bondability-letter';
import { formatDate } from '~/domain/dates';
import { formatMoney } from '~/domain/money';
import { longMomentWords } from '~/domain/formats/moment-words';
import { now } from '~/platform/clock';
import { FAILURES } from './messages';
import { printAddress, showFailure, showView, type VerifyParts, writeFact } from './page-parts';

/** The rows of a letter: the fact of a bond whose row it takes, its label and its value. */
function rowsOf(letter: BondabilityLetter): [fact: string, label: string, value: string][] {
  return [
    ['status', 'State', LETTER_STATE_LABELS[letter.state]],
    ['principal', 'Contractor', letter.contractor],
    ['caption', 'Project', letter.project || 'No single project'],
    ['amount', 'One job, up to', formatMoney(letter.single)],
    ['powerLimit', 'All jobs, up to', formatMoney(letter.aggregate)],
    ['issuedOn', 'Written on', formatDate(letter.issuedOn)],
    ['expiryDate', 'Valid until', formatDate(letter.validUntil)],
  ];
}

/** Show a letter of bondability in place of a bond: its state, and what it must say. */
export function showLetter(parts: VerifyParts, answer: FoundAnswer): void {
  const letter = readLetter(answer);
  if (letter === undefined) {
    showFailure(parts, FAILURES.failed);
    return;
  }

  const verdict = LETTER_VERDICTS[letter.state];
  const title = letter.isSpecimen ? 'Specimen: not a letter' : verdict.title;
  parts.verdict.dataset['verdict'] = letter.isSpecimen ? 'caution' : verdict.tone;
  parts.verdictTitle.textContent = title;
  parts.verdictText.textContent = letter.isSpecimen
    ? 'This letter is from a demonstration. Do not rely on it.'
    : verdict.text;
  parts.checkedAt.textContent = longMomentWords(now());
  printAddress();
  writeRows(parts, rowsOf(letter));
  for (const element of [parts.signature, parts.paperCheck, parts.mail, parts.saveProof.block]) {
    element.hidden = true;
  }
  showView(parts, 'found');
  parts.status.textContent = `${title}.`;
}

function writeRows(parts: VerifyParts, rows: ReturnType<typeof rowsOf>): void {
  const list = parts.root.querySelector('[data-view="found"] dl');
  for (const fact of parts.root.querySelectorAll<HTMLElement>('[data-fact]')) fact.hidden = true;
  for (const heading of parts.root.querySelectorAll<HTMLElement>('[data-view="found"] h3')) {
    heading.hidden = true;
  }
  for (const [name, label, value] of rows) {
    writeFact(parts, name, value);
    const row = parts.root.querySelector(`[data-fact="${name}"]`);
    const term = row?.querySelector('dt');
    if (term) term.textContent = label;
    if (row) list?.append(row); // in the order of the letter
  }
}
