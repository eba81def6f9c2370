import {
  type Color,
  degrees,
  drawEllipse,
  drawObject,
  drawRectangle,
  drawSvgPath,
  PDFContentStream,
  type PDFDocument,
  type PDFOperator,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  translate,
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

/** A part of the engraving that papers repeat, around its own origin. */
type Drawing = {
  name: string;
  /** Left, bottom, right and top. */
  box: [number, number, number, number];
  operators: () => PDFOperator[];
};

/** A drawing, compressed. It is the same in every document, and making all of them takes half of the time of a bond. */
const contents = new Map<Drawing, Uint8Array>();

/** The drawings of each document. Its pages share them. */
const registered = new WeakMap<PDFDocument, Map<Drawing, PDFRef>>();

function place({ page, document, structure }: Paper, drawing: Drawing, x = 0, y = 0): void {
  const known = registered.get(document) ?? new Map<Drawing, PDFRef>();
  registered.set(document, known);
  const ref = known.get(drawing) ?? register(document, drawing);
  known.set(drawing, ref);
  const name = page.node.newXObject(drawing.name, ref);

  structure.artifact.on(page, () =>
    page.pushOperators(pushGraphicsState(), translate(x, y), drawObject(name), popGraphicsState()),
  );
}

function register({ context }: PDFDocument, drawing: Drawing): PDFRef {
  const { box, operators } = drawing;
  const bytes =
    contents.get(drawing) ?? PDFContentStream.of(context.obj({}), operators()).getContents();
  contents.set(drawing, bytes);

  return context.register(
    context.stream(bytes, {
      Type: 'XObject',
      Subtype: 'Form',
      Resources: {},
      BBox: box,
      Filter: 'FlateDecode',
    }),
  );
}

const sheet: Drawing = {
  name: 'Sheet',
  box: [0, 0, PAGE.width, PAGE.height],
  operators: sheetOperators,
};

/** Draw the engraved border of a page and the pattern under its text, in lines that survive copying. */
export function drawBorder(paper: Paper): void {
  place(paper, sheet);
}

function sheetOperators(): PDFOperator[] {
  const [right, top] = [PAGE.width - EDGE, PAGE.height - EDGE];
  const engrave = (path: string, x: number, y: number) =>
    stroke(path, { x, y, color: GREEN, width: HAIRLINE });
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
    ...stroke(underprint, { x: PAGE.width / 2, y: PAGE.height / 2 - 20, color: WASH, width: 0.5 }),
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

/** The size of the pattern behind an amount. */
export const CARTOUCHE = { width: PAGE.width - 148, height: 40 } as const;

const cartouche: Drawing = {
  name: 'Cartouche',
  box: [0, -CARTOUCHE.height, CARTOUCHE.width, CARTOUCHE.height],
  operators: () =>
    stroke(
      band({
        x: 0,
        y: 0,
        length: CARTOUCHE.width,
        period: 38,
        amplitude: CARTOUCHE.height / 2,
        strands: 9,
        spread: 0.5,
      }),
      { color: WASH, width: 0.7 },
    ),
};

/** Draw a pattern behind an amount, so that nobody can change a figure without a trace. `y` is its lower edge. */
export function drawCartouche(paper: Paper, x: number, y: number): void {
  place(paper, cartouche, x, y + CARTOUCHE.height / 2);
}

const SEAL_RADIUS = 38;

const seal: Drawing = {
  name: 'Seal',
  box: [-SEAL_RADIUS - 1, -SEAL_RADIUS - 1, SEAL_RADIUS + 1, SEAL_RADIUS + 1],
  operators: () => {
    const scale = SEAL_RADIUS / 56;
    const edge = rosette({ cx: 0, cy: 0, radius: 53, depth: 3, lobes: 36 });
    const weave = rosette({ cx: 0, cy: 0, radius: 42, depth: 7, lobes: 31, turns: 4 });
    const circle = (radius: number, borderWidth: number) =>
      drawEllipse({
        x: 0,
        y: 0,
        xScale: radius * scale,
        yScale: radius * scale,
        color: undefined,
        borderColor: GREEN,
        borderWidth,
      });

    return [
      ...stroke(edge, { color: GREEN, width: 1.4, scale }),
      ...stroke(weave, { color: GREEN, width: 0.5, scale }),
      ...circle(49.5, 0.5),
      ...circle(34.5, 0.8),
    ];
  },
};

/** Draw the surety's printed seal around a point, without its text. */
export function drawSeal(paper: Paper, x: number, y: number): void {
  place(paper, seal, x, y);
}

type Stroke = { color: Color; width: number; x?: number; y?: number; scale?: number };

function stroke(path: string, { color, width, x = 0, y = 0, scale = 1 }: Stroke): PDFOperator[] {
  return drawSvgPath(path, {
    x,
    y,
    scale,
    color: undefined,
    borderColor: color,
    borderWidth: width,
  });
}

/** Swap x and y in path data, to turn a horizontal side into a vertical one. */
function turned(data: string): string {
  return data.replace(/(-?[\d.]+),(-?[\d.]+)/g, '$2,$1');
}
