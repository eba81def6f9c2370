import { degrees, rgb } from '@cantoo/pdf-lib';
import { PAGE, type Paper } from './paper.ts';

const WORD = 'SPECIMEN';
const SIZE = 104;
/** Up the page, from the lower left to the upper right. */
const ANGLE = 52;
/** Red, and light enough to read the text that is printed on it. */
const COLOR = rgb(0.82, 0.12, 0.12);
const OPACITY = 0.3;

/** Print SPECIMEN across the page at hand, in letters that a copier keeps and a screen reader reads. */
export function markAsSpecimen({ page, fonts, structure }: Paper): void {
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
