import encodeQR from 'qr';

/** The quiet zone that scanners ask for, in modules. */
const QUIET = 4;

/** A text as the modules of a QR code, rows of dark and light, with the quiet zone around it. */
export function qrModules(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
}
