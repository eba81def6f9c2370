import {
  degrees,
  drawObject,
  drawRectangle,
  drawSvgPath,
  PDFContentStream,
  type PDFDocument,
  type PDFOperator,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { band, rosette } from '../../../../../src/ui/guilloche.ts';
import { PAGE } from './page-size.ts';
import { GREEN, WASH, type Paper } from './paper.ts';

/**
 * Distance from the page's edge to the middle of the border. Printers can reach it, and punched holes miss the text.
 */
const EDGE = 34;
/** Half the width of the border. */
const DEPTH = 8;
/** The start of a side. Each corner before it has a rosette. */
const CORNER = EDGE + 14;
const HAIRLINE = 0.4;

/** A side holds a whole number of periods, so that all corners look alike. */
const ACROSS = { length: PAGE.width - 2 * CORNER, periods: 22 };
const DOWN = { length: PAGE.height - 2 * CORNER, periods: 30 };

/** One side of the border along x, around y = 0: two crossing ribbons with a thread between them. */
function side({ length, periods }: { length: number; periods: number }): string {
  const strand = { x: 0, y: 0, length, period: length / periods };

  return [
    band({ ...strand, amplitude: DEPTH - 1, strands: 4, spread: 0.26 }),
    band({ ...strand, amplitude: DEPTH - 1, strands: 4, spread: 0.26, phase: 0.5 }),
    band({ ...strand, amplitude: 2.4, period: strand.period / 2, strands: 2, phase: 0.15 }),
  ].join('');
}

const across = side(ACROSS);
const down = side(DOWN);
const corner = [
  rosette({ cx: 0, cy: 0, radius: 9, depth: 4, lobes: 25, turns: 4 }),
  rosette({ cx: 0, cy: 0, radius: 3.6, depth: 2.2, lobes: 10, turns: 3 }),
].join('');
const underprint = [
  rosette({ cx: 0, cy: 0, radius: 158, depth: 40, lobes: 61, turns: 7 }),
  rosette({ cx: 0, cy: 0, radius: 84, depth: 34, lobes: 37, turns: 5 }),
].join('');

/** The engraving of each document. Its pages share one drawing. */
const sheets = new WeakMap<PDFDocument, PDFRef>();

/** Draw the engraved border of a page and the pattern under its text, in lines that survive copying. */
export function drawBorder({ page, document, structure }: Paper): void {
  const sheet = sheets.get(document) ?? registerSheet(document);
  sheets.set(document, sheet);
  const name = page.node.newXObject('Sheet', sheet);

  structure.artifact.on(page, () => page.pushOperators(drawObject(name)));
}

/** The compressed drawing, the same in every document. Making it takes 30 ms, a third of the time of a bond. */
let drawing: Uint8Array | undefined;

function registerSheet({ context }: PDFDocument): PDFRef {
  drawing ??= PDFContentStream.of(context.obj({}), sheetOperators()).getContents();
  const sheet = context.stream(drawing, {
    Type: 'XObject',
    Subtype: 'Form',
    Resources: {},
    BBox: [0, 0, PAGE.width, PAGE.height],
    Filter: 'FlateDecode',
  });

  return context.register(sheet);
}

function sheetOperators(): PDFOperator[] {
  const [right, top] = [PAGE.width - EDGE, PAGE.height - EDGE];
  const engrave = (path: string, x: number, y: number) =>
    drawSvgPath(path, {
      x,
      y,
      scale: 1,
      color: undefined,
      borderColor: GREEN,
      borderWidth: HAIRLINE,
    });
  const frame = (inset: number, thickness: number) =>
    drawRectangle({
      x: inset,
      y: inset,
      width: PAGE.width - 2 * inset,
      height: PAGE.height - 2 * inset,
      rotate: degrees(0),
      xSkew: degrees(0),
      ySkew: degrees(0),
      color: undefined,
      borderColor: GREEN,
      borderWidth: thickness,
    });

  return [
    ...drawSvgPath(underprint, {
      x: PAGE.width / 2,
      y: PAGE.height / 2 - 20,
      scale: 1,
      color: undefined,
      borderColor: WASH,
      borderWidth: 0.5,
    }),
    ...engrave(across, CORNER, top),
    ...engrave(across, CORNER, EDGE),
    ...engrave(turned(down), EDGE, PAGE.height - CORNER),
    ...engrave(turned(down), right, PAGE.height - CORNER),
    ...engrave(corner, EDGE, EDGE),
    ...engrave(corner, right, EDGE),
    ...engrave(corner, EDGE, top),
    ...engrave(corner, right, top),
    ...frame(EDGE - DEPTH - 4, 0.5),
    ...frame(EDGE + DEPTH + 3, 0.5),
    ...frame(EDGE + DEPTH + 5.5, 1.1),
  ];
}

/** Draw a pattern behind an amount, so that nobody can change a figure without a trace. */
export function drawCartouche(
  { page, structure }: Paper,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const weave = band({
    x: 0,
    y: 0,
    length: width,
    period: 38,
    amplitude: height / 2,
    strands: 9,
    spread: 0.5,
  });
  structure.artifact.on(page, () => {
    page.drawSvgPath(weave, { x, y: y + height / 2, borderColor: WASH, borderWidth: 0.7 });
  });
}

const sealEdge = rosette({ cx: 0, cy: 0, radius: 53, depth: 3, lobes: 36 });
const sealWeave = rosette({ cx: 0, cy: 0, radius: 42, depth: 7, lobes: 31, turns: 4 });

/** Draw the surety's printed seal around a point, without its text. */
export function drawSeal({ page, structure }: Paper, x: number, y: number, radius: number): void {
  const scale = radius / 56;
  const line = { x, y, scale, borderColor: GREEN };

  structure.artifact.on(page, () => {
    page.drawSvgPath(sealEdge, { ...line, borderWidth: 1.4 });
    page.drawSvgPath(sealWeave, { ...line, borderWidth: 0.5 });
    page.drawCircle({ x, y, size: 49.5 * scale, borderColor: GREEN, borderWidth: 0.5 });
    page.drawCircle({ x, y, size: 34.5 * scale, borderColor: GREEN, borderWidth: 0.8 });
  });
}

/** Swap x and y in path data, to turn a horizontal side into a vertical one. */
function turned(data: string): string {
  return data.replace(/(-?[\d.]+),(-?[\d.]+)/g, '$2,$1');
}
