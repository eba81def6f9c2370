import { orientationSegment, readOrientation } from './exif-orientation.ts';
import type { Piece } from './photo-piece.ts';

const MARK = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
const EXIF_APPLICATION = 0xe1;
const COMMENT = 0xfe;

/** The marker, the length, and the longest name below. */
const SEGMENT_START_BYTES = 16;

/** Application data that an image needs to look right: its frame, its colors and its encoding. */
const NEEDED_APPLICATION_DATA = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];

/**
 * Whether a marker within compressed data does not end it: a stuffed byte, a restart, or a fill
 * byte.
 */
function isWithinScan(code: number | undefined): boolean {
  return code === 0 || code === MARK || (code !== undefined && code >= 0xd0 && code <= 0xd7);
}

type Segment = { code: number; from: number; to: number };

/**
 * The parts of a JPEG to keep (ITU T.81, annex B): everything except comments and application data,
 * up to the end of the image. Some phones append a video after it. Undefined when the bytes contain
 * no image.
 */
export function jpegPieces(bytes: Uint8Array): readonly Piece[] | undefined {
  const kept: Piece[] = [{ from: 0, to: 2 }];
  let orientation = 1;
  let hasPicture = false;
  let at = 2;

  for (let segment = readSegment(bytes, at); segment; segment = readSegment(bytes, at)) {
    const { code, from } = segment;
    at = code === START_OF_SCAN ? endOfScan(bytes, segment.to) : segment.to;
    hasPicture ||= code === START_OF_SCAN;
    if (code === EXIF_APPLICATION) orientation = readOrientation(bytes.subarray(from, at));
    if (!isMetadata(bytes, segment)) kept.push({ from, to: at });
    if (code === END_OF_IMAGE) break;
  }
  if (!hasPicture) return undefined;

  return orientation > 1 ? kept.toSpliced(1, 0, orientationSegment(orientation)) : kept;
}

/**
 * The segment that starts here. Undefined at the end of the file and when no segment starts here.
 */
function readSegment(bytes: Uint8Array, start: number): Segment | undefined {
  let at = start;
  while (bytes[at] === MARK && bytes[at + 1] === MARK) at += 1;
  const code = bytes[at + 1];
  if (bytes[at] !== MARK || code === undefined || code === 0) return undefined;
  if (code === END_OF_IMAGE) return { code, from: at, to: at + 2 };

  const [high, low] = bytes.subarray(at + 2, at + 4);
  if (high === undefined || low === undefined || code === START_OF_IMAGE) return undefined;
  const to = at + 2 + high * 256 + low;

  return to > bytes.length || to < at + 4 ? undefined : { code, from: at, to };
}

/** The end of the compressed data: the next marker, or the end of a truncated file. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(MARK, start);
  while (at >= 0 && isWithinScan(bytes[at + 1])) at = bytes.indexOf(MARK, at + 1);

  return at < 0 ? bytes.length : at;
}

function isMetadata(bytes: Uint8Array, { code, from }: Segment): boolean {
  if (code === COMMENT) return true;
  if (code < FIRST_APPLICATION || code > LAST_APPLICATION) return false;

  const start = String.fromCharCode(...bytes.subarray(from + 4, from + SEGMENT_START_BYTES));

  return !NEEDED_APPLICATION_DATA.some((name) => start.startsWith(name));
}
