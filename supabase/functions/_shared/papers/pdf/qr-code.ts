import encodeQR from 'qr';
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
  const path = modules
    .flatMap((row, top) =>
      stretchesOf(row).map(({ start, length }) => `M${start},${top}h${length}v1h-${length}z`),
    )
    .join('');

  paper.structure.element('Figure', `QR code that opens ${address}`).on(paper.page, () => {
    paper.page.drawSvgPath(path, {
      x,
      y: y + size,
      scale: size / modules.length,
      color: BLACK,
      borderWidth: 0,
    });
  });
}

/** Dark modules beside each other are one bar: hairlines between them would show in print. */
function stretchesOf(row: readonly boolean[]): { start: number; length: number }[] {
  const stretches: { start: number; length: number }[] = [];
  row.forEach((isDark, index) => {
    const last = stretches.at(-1);
    if (!isDark) return;
    if (last !== undefined && last.start + last.length === index) last.length += 1;
    else stretches.push({ start: index, length: 1 });
  });

  return stretches;
}
