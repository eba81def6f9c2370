import {
  beginText,
  endText,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSpacing,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type Color,
  type PDFFont,
  type PDFName,
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Run } from './fonts.ts';

/** The start of a line, in points from the lower left corner of the page, and its text. */
export type PlacedLine = { x: number; y: number; runs: readonly Run[] };

/** The names that a page gives to the fonts of its text. */
const namesOfPages = new WeakMap<PDFPage, Map<PDFFont, PDFName>>();

/**
 * Print lines as one text object. The library's `drawText` makes one for each piece of a line and checks a dozen
 * options each time, which took a fifth of the time of a bond.
 */
export function printLines(
  page: PDFPage,
  lines: readonly PlacedLine[],
  { size, color, tracking }: { size: number; color: Color; tracking: number },
): void {
  const operators: PDFOperator[] = [pushGraphicsState(), beginText(), setFillingColor(color)];
  if (tracking !== 0) operators.push(setCharacterSpacing(tracking));

  let current: PDFFont | undefined;
  for (const { x, y, runs } of lines) {
    let left = x;
    for (const { text, font, width } of runs) {
      if (font !== current) operators.push(setFontAndSize(nameOf(page, font), size));
      current = font;
      operators.push(
        setTextMatrix(1, 0, 0, 1, rounded(left), rounded(y)),
        showText(font.encodeText(text)),
      );
      left += width * size + tracking * text.length;
    }
  }

  page.pushOperators(...operators, endText(), popGraphicsState());
}

function nameOf(page: PDFPage, font: PDFFont): PDFName {
  const names = namesOfPages.get(page) ?? new Map<PDFFont, PDFName>();
  namesOfPages.set(page, names);
  const name = names.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
  names.set(font, name);

  return name;
}

/** A thousandth of a point is less than a printer's dot. More digits only take space. */
function rounded(points: number): number {
  return Math.round(points * 1000) / 1000;
}
