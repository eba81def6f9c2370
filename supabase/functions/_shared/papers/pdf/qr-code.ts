import encodeQR from 'qr';
import { qrPath } from '../../../../../src/domain/formats/qr-path.ts';
import { BLACK, type Paper } from './paper.ts';

/** The quiet zone that scanners ask for, in modules. */
const QUIET = 4;

/** Draw an address as a QR code whose lower left corner is at x, y. The size includes its quiet zone. */
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
