import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a page: its left, right, baseline and height, in points from the lower left. */
export type TextBox = { text: string; left: number; right: number; baseline: number; size: number };

/** The share of a letter's size above its baseline that no other line may touch. */
const ASCENT = 0.7;
/** Differences that nobody sees, in points. */
const TOLERANCE = 0.5;

/** The pieces of text of every page of a PDF. */
export async function textBoxesOf(bytes: Uint8Array): Promise<TextBox[][]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);

  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();

      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [size = 0, , , , left = 0, baseline = 0] = item.transform as number[];

        return [{ text: item.str, left, right: left + item.width, baseline, size }];
      });
    }),
  );
}

/** Two pieces of text of one page that cover each other; undefined when none do. */
export function overlapIn(boxes: readonly TextBox[]): [string, string] | undefined {
  for (const [index, one] of boxes.entries()) {
    const other = boxes.slice(index + 1).find((box) => covers(one, box));
    if (other) return [one.text, other.text];
  }

  return undefined;
}

function covers(one: TextBox, other: TextBox): boolean {
  const isBeside = one.right - TOLERANCE <= other.left || other.right - TOLERANCE <= one.left;
  const [upper, lower] = one.baseline >= other.baseline ? [one, other] : [other, one];

  return !isBeside && lower.baseline + lower.size * ASCENT - TOLERANCE > upper.baseline;
}

/** The pieces of text outside the text area, which leaves room for the border and the footer. */
export function outsideOf(boxes: readonly TextBox[]): string[] {
  return boxes
    .filter(
      ({ left, right, baseline }) => left < 60 || right > 552 || baseline < 50 || baseline > 735,
    )
    .map(({ text }) => text);
}
