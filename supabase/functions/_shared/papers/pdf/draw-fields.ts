import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** The bits of an annotation that nobody sees: invisible, hidden, and not for the screen (ISO 32000-1, 12.5.3). */
const UNSEEN = 0b10_0011;

/** A matrix that changes nothing. */
const IDENTITY = [1, 0, 0, 1, 0, 0];

type Rectangle = { x: number; y: number; width: number; height: number };

/**
 * Draw the fields of a form as parts of its pages. Offices publish forms with fields, and some viewers show no field on a
 * page that was copied into another document. The content of the pages stays as it is.
 */
export function drawFields(document: PDFDocument): void {
  const { context } = document;
  for (const page of document.getPages()) {
    const annotations = page.node.Annots()?.asArray() ?? [];
    const fields = annotations.filter((annotation) => isField(context.lookup(annotation)));
    for (const field of fields) drawField(page, context.lookup(field, PDFDict));

    if (fields.length > 0) {
      const others = annotations.filter((annotation) => !fields.includes(annotation));
      page.node.set(PDFName.of('Annots'), context.obj(others));
    }
  }
}

function isField(annotation: unknown): boolean {
  return (
    annotation instanceof PDFDict &&
    annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Widget')
  );
}

function drawField(page: PDFPage, field: PDFDict): void {
  const flags = field.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0;
  const appearance = appearanceOf(field);
  if (appearance === undefined || (flags & UNSEEN) !== 0) return;

  const { dict } = field.context.lookup(appearance, PDFStream);
  const [a, d, e, f] = placeOf(dict, rectangleOf(field, 'Rect'));
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(a, 0, 0, d, e, f),
    drawObject(page.node.newXObject('Field', appearance)),
    popGraphicsState(),
  );
}

/** How a field looks now. A box to tick has an appearance for each state. */
function appearanceOf(field: PDFDict): PDFRef | undefined {
  const appearances = field.lookupMaybe(PDFName.of('AP'), PDFDict);
  const normal = appearances?.lookup(PDFName.of('N'));
  const state = field.lookupMaybe(PDFName.of('AS'), PDFName);
  const found =
    normal instanceof PDFDict && state !== undefined
      ? normal.get(state)
      : appearances?.get(PDFName.of('N'));

  return found instanceof PDFRef && field.context.lookup(found) instanceof PDFStream
    ? found
    : undefined;
}

/** The scales and shifts that fit an appearance into the rectangle of its field (ISO 32000-1, algorithm 8.1). */
function placeOf(appearance: PDFDict, target: Rectangle): [number, number, number, number] {
  const box = rectangleOf(appearance, 'BBox');
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrixOf(appearance);
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const scaleX = target.width / (Math.max(...xs) - left || 1);
  const scaleY = target.height / (Math.max(...ys) - bottom || 1);

  return [scaleX, scaleY, target.x - left * scaleX, target.y - bottom * scaleY];
}

function matrixOf(appearance: PDFDict): number[] {
  const matrix = appearance.lookupMaybe(PDFName.of('Matrix'), PDFArray);

  return (
    matrix?.asArray().map((_, index) => matrix.lookup(index, PDFNumber).asNumber()) ?? IDENTITY
  );
}

/** The rectangle at a key, which names any two opposite corners. */
function rectangleOf(dict: PDFDict, key: string): Rectangle {
  const { x, y, width, height } = dict.lookup(PDFName.of(key), PDFArray).asRectangle();

  return {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}
