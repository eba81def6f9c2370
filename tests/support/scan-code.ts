import { createCanvas, loadImage } from '@napi-rs/canvas';
import decodeQR from 'qr/decode.js';

/** The text that a phone reads from a picture of a code. */
export async function scanCode(png: Buffer): Promise<string> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);

  return decodeQR({ data, width, height });
}
