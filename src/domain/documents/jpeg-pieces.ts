import { orientationSegment, readOrientation } from './exif-orientation.ts';
import type { Piece } from './photo-pieces.ts';

const MARK = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const FIRST_APPLICATION = 0xe0;
const LAST_APPLICATION = 0xef;
const EXIF_APPLICATION = 0xe1;
const COMMENT = 0xfe;

/** A mark, its length, and the longest name below. */
const SEGMENT_START_BYTES = 16;

/** The data of programs that a picture needs to look right: its frame, its colours, how they are packed. */
const NEEDED_APPLICATION_DATA = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];

/** Marks within packed data that do not end it: a stuffed byte, a restart, a fill byte. */
function isWithinScan(code: number | undefined): boolean {
  return code === 0 || code === MARK || (code !== undefined && code >= 0xd0 && code <= 0xd7);
}

type Segment = { code: number; from: number; to: number };

/**
 * What to keep of a JPEG (ITU T.81, annex B): everything but comments and the data of programs, up to the end of the
 * picture; some phones write a film behind it. Undefined when there is no picture in the bytes.
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

/** The segment that begins here; undefined at the end of the file and where no segment begins. */
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

/** Where the packed data ends: at the next mark, or with a file that was cut off, at its end. */
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
