import encodeQR from 'qr';
import { qrPath } from '../../../../../src/domain/formats/qr-path.ts';
import { BLACK, type Paper } from './paper.ts';

/** The quiet zone that scanners require, in modules. */
const QUIET = 4;

/** Draw a URL as a QR code with its lower left corner at x, y. `size` includes the quiet zone. */
export function drawQrCode(
  paper: Paper,
  address: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET });

  paper.structure.element('Figure', `QR code that opens ${address}`).on(paper.page, () => {
    paper.page.drawSvgPath(qrPath(modules), {
      x,
      y: y + size,
      scale: size / modules.length,
      color: BLACK,
      borderWidth: 0,
    });
  });
}
