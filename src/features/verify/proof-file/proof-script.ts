/** Runs inside a saved proof file, without the site and without a network. */
import { endsAtAward } from '~/domain/bonds/bond-types';
import { UNTIL_BID_ENDS, UNTIL_RELEASED } from '~/domain/bonds/end-words';
import { formatDate } from '~/domain/dates';
import { formatMoney } from '~/domain/money';
import type { BondManifest, ManifestPaper } from '~/domain/proof/bond-manifest';
import { verifyProof } from '~/domain/proof/verify-proof';
import { letCompare } from '../compare-paper';
import { STATUS_WORDS } from '../record-words';
import { paperTitle, signatureWords } from '../proof-words';
import { readProofData, type ProofData } from './proof-data';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

const data = readProofData(find('proof').textContent);
if (data) void showProof(data);
else showVerdict('bad', 'This file is not whole. Save it again from our site.');

async function showProof(proofData: ProofData): Promise<void> {
  const { proof, keys, bondNumber, status, address, savedAt } = proofData;
  const saved = MOMENT.format(new Date(savedAt));
  find('origin').textContent = `Saved on ${saved}. It works without a network.`;
  find('limits').textContent =
    `Whether the bond is still in force. When this page was saved, its status was: ${STATUS_WORDS[status]}. That status is not signed: look it up again where you can, or call us.`;
  find('address').textContent = `Where it was saved, and can be looked up: ${address}`;

  const verdict = await verifyProof(proof, keys);
  const { tone, text } = signatureWords(verdict);
  if (verdict.outcome !== 'good') {
    showVerdict(tone, text);
    find('facts').parentElement?.remove(); // the facts are not signed, so don't show them
    return;
  }
  if (verdict.manifest.bondNumber !== bondNumber) {
    showVerdict(
      'bad',
      'The signature belongs to another bond. Save this file again from our site.',
    );
    return;
  }

  showVerdict(tone, text);
  showFacts(verdict.manifest);
  letCheckPaper(verdict.manifest.papers);
  const key = keys.keys.find(({ kid }) => kid === proof.keyId);
  find('details').textContent = `${JSON.stringify(key)}\n\n${proof.signature}\n\n${proof.manifest}`;
}

function showVerdict(tone: string, text: string): void {
  const verdict = find('verdict');
  verdict.className = tone;
  const words = document.createElement('p');
  words.textContent = text;
  verdict.replaceChildren(words);
}

function showFacts(manifest: BondManifest): void {
  const { bondType, expiryDate, lastDay } = manifest;
  const noEnd = endsAtAward(bondType) ? UNTIL_BID_ENDS : UNTIL_RELEASED;
  const facts: [label: string, value: string][] = [
    ['Bond number', manifest.bondNumber],
    ['Principal', manifest.principal],
    ['Obligee', manifest.obligee],
    ['Surety', manifest.surety],
    ['State', manifest.stateCode],
    ['Penal sum', formatMoney(manifest.penalSumCents)],
    ['Bond signed on', formatDate(manifest.issuedOn)],
    ['Effective date', formatDate(manifest.effectiveDate)],
    ['Expiry date', expiryDate === null ? noEnd : formatDate(lastDay ?? expiryDate)],
    ['Limit of the power of attorney', formatMoney(manifest.powerLimitCents)],
  ];
  const hashes = manifest.papers.map(({ name, sha256 }) =>
    toFact(`SHA-256 of the ${paperTitle(name)}`, sha256, 'hash'),
  );

  find('facts').replaceChildren(...facts.map(([label, value]) => toFact(label, value)), ...hashes);
}

function toFact(label: string, value: string, look = ''): HTMLElement {
  const group = document.createElement('div');
  const term = document.createElement('dt');
  term.textContent = label;
  const description = document.createElement('dd');
  description.textContent = value;
  description.className = look;
  group.append(term, description);

  return group;
}

function letCheckPaper(papers: readonly ManifestPaper[]): void {
  find('paper-check').hidden = false;
  letCompare(
    { drop: find('drop'), file: find('paper') as HTMLInputElement, comparison: find('comparison') },
    () => papers,
  );
}

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`[proof] The page has no ${id}`);

  return element;
}
