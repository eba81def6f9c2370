import type { ResolvedForm } from '../../../../src/domain/papers/bond-form.ts';
import { fillForm, type BlankWords } from '../../../../src/domain/papers/form-blanks.ts';
import { LOOKS, TEXT_COLUMN } from './bond-sheet.ts';
import { SURETY } from './paper-words.ts';
import type { Paper } from './pdf/paper.ts';
import { beside, boxed, gap, stack, text, type Block } from './pdf/stack.ts';
import { signatureBlock, SIGNING_ROOM } from './signature-block.ts';

const PADDING = 10;
/** Width for a stamp: clerks' stamps are up to two and a half inches wide. */
const STAMP_WIDTH = 190;
const SIGNING_WIDTH = TEXT_COLUMN.width - 2 * PADDING - STAMP_WIDTH - 16;
/** The block is never lower than a stamp. */
const MIN_HEIGHT = 128;

/** The box in which the court, agency or owner approves the bond. Undefined when a form wants none. */
export function attestationBlock(
  paper: Paper,
  { attestation, attestationText }: ResolvedForm,
  words: BlankWords,
): Block | undefined {
  if (attestation === 'none') return undefined;

  const { title, text: usual, signers } = SURETY.attestations[attestation];
  const wording = attestationText ?? usual;
  const inside = beside([
    [
      PADDING,
      stack([
        gap(6),
        text(paper, title, LOOKS.heading, SIGNING_WIDTH),
        ...(wording === undefined
          ? []
          : [gap(2), text(paper, fillForm(wording, words), LOOKS.small, SIGNING_WIDTH)]),
        ...signers.flatMap((signer) => [
          gap(SIGNING_ROOM - 4),
          signatureBlock(paper, SIGNING_WIDTH, [signer]),
        ]),
        gap(8),
      ]),
    ],
    [
      TEXT_COLUMN.width - PADDING - STAMP_WIDTH,
      stack([
        gap(6),
        text(paper, 'Room for the stamp', LOOKS.label, STAMP_WIDTH),
        gap(MIN_HEIGHT - 16),
      ]),
    ],
  ]);

  return boxed(paper, inside, TEXT_COLUMN.width);
}
