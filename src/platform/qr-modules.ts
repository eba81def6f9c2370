import encodeQR from 'qr';

/** The quiet zone that scanners require, in modules. */
const QUIET = 4;

/**
 * Encode a text as the modules of a QR code, in rows, with the quiet zone around it. True is dark.
 */
export function qrModules(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
}
