import {
  drawSvgPath,
  popGraphicsState,
  pushGraphicsState,
  scale,
  translate,
  type PDFOperator,
} from '@cantoo/pdf-lib';
import encodeQR from 'qr';
import { qrPath } from '../../../../../src/domain/formats/qr-path.ts';
import { BLACK, type Paper } from './paper.ts';

/** The quiet zone that scanners require, in modules. */
const QUIET = 4;

/** A code around its own origin, one point for each module. */
type Code = { address: string; modules: number; operators: PDFOperator[] };

/** The last code. The papers of a bond come one after the other, and all of them have the same one. */
let last: Code | undefined;

/** Draw a URL as a QR code with its lower left corner at x, y. `size` includes the quiet zone. */
export function drawQrCode(
  paper: Paper,
  address: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const code = last?.address === address ? last : makeCode(address);
  last = code;
  const factor = size / code.modules;

  paper.structure.element('Figure', `QR code that opens ${address}`).on(paper.page, () => {
    paper.page.pushOperators(
      pushGraphicsState(),
      translate(x, y + size),
      scale(factor, factor),
      ...code.operators,
      popGraphicsState(),
    );
  });
}

function makeCode(address: string): Code {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET });
  const operators = drawSvgPath(qrPath(modules), {
    x: 0,
    y: 0,
    scale: 1,
    color: BLACK,
    borderColor: undefined,
    borderWidth: 0,
  });

  return { address, modules: modules.length, operators };
}
