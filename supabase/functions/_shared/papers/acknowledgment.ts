import type { PrincipalKind } from '../../../../src/domain/bonds/principals.ts';
import { fillForm } from '../../../../src/domain/papers/form-blanks.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { kindOfState } from '../../../../src/domain/states/full-name.ts';
import { stateName } from '../../../../src/domain/us-states.ts';
import { LOOKS } from './bond-sheet.ts';
import { blankWords } from './bond-words.ts';
import { SURETY } from './paper-words.ts';
import type { Look, Paper, Words } from './pdf/paper.ts';
import { beside, boxed, gap, line, stack, text, type Block } from './pdf/stack.ts';
import { signatureBlock, SIGNING_ROOM } from './signature-block.ts';

const NOTARY_TEXT: Look = { ...LOOKS.small, size: 9, leading: 1.34, emphasis: 'text' };
/** Space between the paragraphs of a certificate. */
const PARAGRAPH_GAP = 4;

/**
 * The acknowledgment of a principal, in the words that the law of the bond's state sets for its notaries. Most states
 * set none.
 */
export function principalAcknowledgment(
  paper: Paper,
  bond: IssuedBond,
  {
    title,
    signer,
    kind,
    width,
  }: { title: string; signer: string; kind: PrincipalKind; width: number },
): Block {
  const { ofStates, ...usual } = SURETY.acknowledgments;
  const words = kind === 'person' ? 'principal' : 'company';
  const ofState = ofStates[bond.stateCode];
  const paragraphs = ofState?.[words] ?? [usual[words]];
  const blanks = { ...blankWords(bond), signer };
  const certificate = paragraphs.map((paragraph) => fillForm(paragraph, blanks));

  const state = stateName(bond.stateCode);

  return certificateOf(paper, { title, notice: ofState?.notice, state, certificate }, width);
}

/** The acknowledgment of the surety. Its attorney-in-fact may sign in another state than that of the bond. */
export function suretyAcknowledgment(paper: Paper, bond: IssuedBond, width: number): Block {
  const words = { ...blankWords(bond), signer: SURETY.attorneyInFact };
  const certificate = [fillForm(SURETY.acknowledgments.surety, words)];
  const state = SURETY.stateOfIncorporation;

  return certificateOf(paper, { title: 'Acknowledgment of surety', state, certificate }, width);
}

/** A heading, the venue, what the notary certifies, and room for signature and seal. */
function certificateOf(
  paper: Paper,
  {
    title,
    notice,
    state,
    certificate,
  }: {
    title: string;
    notice?: string | undefined;
    /** Where the notary most likely signs. */
    state: string;
    certificate: readonly Words[];
  },
  width: number,
): Block {
  return stack([
    text(paper, title, LOOKS.heading, width),
    ...(notice === undefined ? [] : [gap(4), noticeBlock(paper, notice, width)]),
    gap(6),
    venue(paper, state, width),
    gap(6 - PARAGRAPH_GAP),
    ...certificate.flatMap((words) => [gap(PARAGRAPH_GAP), text(paper, words, NOTARY_TEXT, width)]),
    gap(SIGNING_ROOM),
    beside([
      [0, signatureBlock(paper, 128, ['Notary public (seal)', 'My commission expires:'])],
      [140, signatureBlock(paper, width - 140, ['Date'])],
    ]),
  ]);
}

/** A sentence in a box. */
function noticeBlock(paper: Paper, words: string, width: number): Block {
  const padding = 5;
  const inside = text(paper, words, LOOKS.small, width - 2 * padding);

  return boxed(paper, stack([gap(3), beside([[padding, inside]]), gap(6)]), width);
}

/** Lines for the state and the county of the notary, with the word for the state before the first. */
function venue(paper: Paper, state: string, width: number): Block {
  const labelWidth = 42;
  if (kindOfState(state) === 'Commonwealth') {
    return stack([
      venueLine(paper, 'Commonwealth of', { labelWidth: 70, width }),
      gap(4),
      venueLine(paper, 'County of', { labelWidth, width }),
    ]);
  }

  return beside([
    [0, venueLine(paper, 'State of', { labelWidth, width: width / 2 - 8 })],
    [width / 2, venueLine(paper, 'County of', { labelWidth, width: width / 2 })],
  ]);
}

function venueLine(
  paper: Paper,
  label: string,
  { labelWidth, width }: { labelWidth: number; width: number },
): Block {
  return beside([
    [0, text(paper, label, LOOKS.small, labelWidth)],
    [labelWidth, stack([gap(10), line(paper, width - labelWidth, 0.5)])],
  ]);
}
