import { degrees, rgb, type PDFPage } from '@cantoo/pdf-lib';
import { PAGE } from './page-size.ts';
import type { Fonts } from './fonts.ts';
import type { Structure } from './structure.ts';

const WORD = 'SPECIMEN';
const SIZE = 104;
/** The slope of the text, in degrees, from the lower left to the upper right. */
const ANGLE = 52;
/** Red, but light enough to read the text over it. */
const COLOR = rgb(0.82, 0.12, 0.12);
const OPACITY = 0.3;

/** Print SPECIMEN across the current page, in letters that copies keep and screen readers read. */
export function markAsSpecimen({
  page,
  fonts,
  structure,
}: {
  page: PDFPage;
  fonts: Fonts;
  structure: Structure;
}): void {
  const [run] = fonts.runsOf(WORD, 'display');
  if (!run) throw new Error('[papers] No font has the letters of SPECIMEN');

  const length = run.font.widthOfTextAtSize(WORD, SIZE);
  const angle = (ANGLE * Math.PI) / 180;
  structure.element('P', `${WORD}: not a bond`).on(page, () => {
    page.drawText(WORD, {
      x: (PAGE.width - length * Math.cos(angle)) / 2 + (SIZE / 3) * Math.sin(angle),
      y: (PAGE.height - length * Math.sin(angle)) / 2 - (SIZE / 3) * Math.cos(angle),
      size: SIZE,
      font: run.font,
      color: COLOR,
      opacity: OPACITY,
      rotate: degrees(ANGLE),
    });
  });
}
