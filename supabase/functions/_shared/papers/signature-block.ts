import { LOOKS } from './bond-sheet.ts';
import type { Paper } from './pdf/paper.ts';
import { gap, line, stack, text, type Block } from './pdf/stack.ts';

/** Height for a signature by hand above its line. */
export const SIGNING_ROOM = 30;

/** A signature line with captions below it and, for an electronic signature, the name above it. */
export function signatureBlock(
  paper: Paper,
  width: number,
  captions: readonly string[],
  signedBy?: string,
): Block {
  const signature = line(paper, width);
  const signed: Block = {
    height: signature.height,
    draw(x, top) {
      if (signedBy !== undefined) {
        paper.place(`/s/ ${signedBy}`, LOOKS.signature, { x: x + 4, width, y: top + 4 });
      }
      signature.draw(x, top);
    },
  };

  return stack([
    signed,
    gap(1.5),
    ...captions.map((caption) => text(paper, caption, LOOKS.small, width)),
  ]);
}
