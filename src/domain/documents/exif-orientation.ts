const EXIF_NAME = 'Exif\0\0';

/** The marker, the length and the name come before the data. */
const DATA_START = 10;

const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;
const LAST_ORIENTATION = 8;
const ENTRY_BYTES = 12;
const LITTLE_ENDIAN = 'II';

/**
 * A JPEG segment with only the orientation: an Exif header and a directory with one entry (Exif
 * 2.32, 4.6).
 */
const SEGMENT = [
  0xff,
  0xe1,
  0,
  34,
  0x45,
  0x78,
  0x69,
  0x66,
  0,
  0,
  0x4d,
  0x4d,
  0,
  42,
  0,
  0,
  0,
  8,
  0,
  1,
  0x01,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  UPRIGHT,
  0,
  0,
  0,
  0,
  0,
  0,
];
const ORIENTATION_AT = 29;

/** The orientation in the Exif segment of a JPEG, from 1 (upright) to 8. Defaults to 1. */
export function readOrientation(segment: Uint8Array): number {
  const name = String.fromCharCode(...segment.subarray(4, DATA_START));
  const data = segment.subarray(DATA_START);
  if (name !== EXIF_NAME) return UPRIGHT;

  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const isLittle = String.fromCharCode(...data.subarray(0, 2)) === LITTLE_ENDIAN;
  const read16 = (at: number) => (at + 2 <= view.byteLength ? view.getUint16(at, isLittle) : 0);
  const directory = view.byteLength < 8 ? 0 : view.getUint32(4, isLittle);

  for (let index = 0; index < read16(directory); index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (read16(entry) !== ORIENTATION_TAG) continue;

    const orientation = read16(entry + 8);

    return orientation <= LAST_ORIENTATION ? Math.max(orientation, UPRIGHT) : UPRIGHT;
  }

  return UPRIGHT;
}

/** A JPEG segment with only this orientation. */
export function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(SEGMENT).fill(orientation, ORIENTATION_AT, ORIENTATION_AT + 1);
}
