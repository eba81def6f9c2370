import type { FoundAnswer } from '~/data/bonds/bond-verification';
import { bondStageOn } from '~/domain/bonds/bond-stage';
import { verdictOn } from '~/domain/bonds/bond-verdict';
import { readVerification, type BondVerification } from '~/domain/bonds/bond-verification';
import { verificationDay } from '~/domain/bonds/verification-day';
import { groupToken } from '~/domain/bonds/verify-code';
import { formatDate } from '~/domain/dates';
import { formatMoney } from '~/domain/money';
import { readManifest } from '~/domain/proof/bond-manifest';
import { longMomentWords } from '~/domain/formats/moment-words';
import { now } from '~/platform/clock';
import {
  certificateFact,
  expiryFact,
  kindFact,
  powerFacts,
  powersTitle,
  STATUS_WORDS,
} from './record-words';
import { FAILURES } from './messages';
import { printAddress, showFailure, showView, writeFact, type VerifyParts } from './page-parts';
import { showSignature } from './show-signature';

/** Show a bond's facts and the state of its signature, and let the visitor compare a file with its papers. */
export function showBond(parts: VerifyParts, answer: FoundAnswer, verifyToken: string): void {
  const bond = readVerification(answer);
  if (bond === undefined) {
    showFailure(parts, FAILURES.failed);
    return;
  }

  const verdict = verdictOn(bond, verificationDay(bond, now()));
  parts.verdict.dataset['verdict'] = verdict.tone;
  parts.verdictTitle.textContent = verdict.title;
  parts.verdictText.textContent = verdict.text;
  parts.checkedAt.textContent = longMomentWords(now());
  printAddress();

  const facts = [...factsOf(bond), ...signedFactsOf(parts, bond)];
  for (const [name, value] of [...facts, ['code', groupToken(verifyToken)] as const]) {
    writeFact(parts, name, value);
  }
  parts.powers.textContent = powersTitle(bond);
  writeMail(parts.mail, bond.number);
  showView(parts, 'found');
  parts.status.textContent = `${verdict.title}: bond ${bond.number}.`;
  void showSignature(parts, bond, verifyToken);
}

type Fact = [name: string, value: string | undefined];

function factsOf(bond: BondVerification): Fact[] {
  const { cancelledOn, issuedOn, payee } = bond;
  const isSigned = bond.status !== 'pending';

  return [
    [
      'status',
      bond.isSpecimen ? 'Specimen' : STATUS_WORDS[bondStageOn(bond, verificationDay(bond, now()))],
    ],
    ['number', bond.number],
    ['principal', bond.principal],
    ['capacity', bond.capacity],
    ['obligee', payee ?? bond.obligee],
    ['filedWith', payee === undefined ? undefined : bond.obligee],
    ['caption', bond.caption],
    ['caseNumber', bond.caseNumber],
    ['amount', formatMoney(bond.amount)],
    ['issuedOn', isSigned ? formatDate(issuedOn) : undefined],
    ['effectiveDate', formatDate(bond.effectiveDate)],
    ['expiryDate', expiryFact(bond)],
    ['cancelledOn', cancelledOn === null ? undefined : formatDate(cancelledOn)],
    ['certificate', certificateFact(bond)],
    ['riders', riderFact(bond)],
    ...powerFacts(bond),
  ];
}

/** The facts that only the signed manifest has. A record without one does not show them. */
function signedFactsOf(parts: VerifyParts, { proof }: BondVerification): Fact[] {
  const manifest = proof ? readManifest(proof.manifest) : undefined;

  return [
    ['bond', manifest && kindFact(manifest, readBondNames(parts))],
    ['surety', manifest?.surety],
  ];
}

/** The name of each bond of the catalog, by its slug, as the page was built. */
function readBondNames({ root }: VerifyParts): Record<string, string> {
  const list = root.querySelector<HTMLElement>('[data-names]');

  return JSON.parse(list?.dataset['names'] ?? '{}') as Record<string, string>;
}

/** Undefined if the bond has no riders. */
function riderFact({ papers }: BondVerification): string | undefined {
  const riders = papers.riders.map(
    ({ number, effectiveOn, amount }) =>
      `No. ${number} of ${formatDate(effectiveOn)}${amount ? `, penal sum ${formatMoney(amount.before)} to ${formatMoney(amount.after)}` : ''}`,
  );

  return riders.length === 0 ? undefined : `${riders.join('; ')}. Part of the bond`;
}

/** Prepare a mail to us that names the bond and the page's address. */
function writeMail(link: HTMLAnchorElement, number: string): void {
  const address = link.href.replace(/\?.*$/, '');
  const subject = encodeURIComponent(`Verification of bond ${number}`);
  const body = encodeURIComponent(`Bond ${number}\r\n${location.href}\r\n\r\n`);
  link.href = `${address}?subject=${subject}&body=${body}`;
}
