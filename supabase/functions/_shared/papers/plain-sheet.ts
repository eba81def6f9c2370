import { grayscale } from '@cantoo/pdf-lib';
import { rosette } from '../../../../src/ui/guilloche.ts';
import { AGENCY } from './paper-words.ts';
import { PAGE } from './pdf/page-size.ts';
import { GRAY, GREEN, Paper, type Column, type Look } from './pdf/paper.ts';

/** The text column of letters and receipts. */
export const SHEET_COLUMN: Column = { x: 72, width: PAGE.width - 144 };

export const SHEET_LOOKS = {
  title: { face: 'display', size: 24, leading: 1.15 },
  heading: { face: 'display', size: 13, leading: 1.3 },
  text: { face: 'text', size: 10.5, leading: 1.42 },
  note: { face: 'text', size: 9, color: GRAY, leading: 1.35 },
} as const satisfies Record<string, Look>;

const WHITE = grayscale(1);

const markEdge = rosette({ cx: 24, cy: 24, radius: 21.6, depth: 1.1, lobes: 28 });
/** The company's mark: marsh grass over the tide, as in src/ui/Mark.astro. */
const markGrass =
  'M24 31.5C24 24 23.6 17.5 24.8 11M24 31.5C23.4 25.5 20.6 20 16.8 16.4M24 31.5C24.4 26.5 27 21.6 31.4 18.6';
const markTide =
  'M11.6 31.8q3.1-2.2 6.2 0t6.2 0 6.2 0 6.2 0M15.4 36.4q2.15-1.7 4.3 0t4.3 0 4.3 0 4.3 0';

/** Start a paper of the agency with a letterhead on white. */
export function startPlainSheet(settings: {
  title: string;
  subject: string;
  date: Date;
  letters: string;
}): Promise<Paper> {
  return Paper.start({
    ...settings,
    author: AGENCY.legalName,
    margins: { top: 112, bottom: 66 },
    decorate: drawLetterhead,
  });
}

function drawLetterhead(paper: Paper): void {
  const { page, structure } = paper;
  const scale = 34 / 48;
  const [x, y] = [SHEET_COLUMN.x, PAGE.height - 46];

  structure.artifact.on(page, () => {
    page.drawSvgPath(markEdge, { x, y, scale, color: GREEN, borderWidth: 0 });
    page.drawSvgPath(markGrass, { x, y, scale, borderColor: WHITE, borderWidth: 2 * scale });
    page.drawSvgPath(markTide, { x, y, scale, borderColor: WHITE, borderWidth: 1.75 * scale });
  });
  const left: Column = { x: x + 44, width: SHEET_COLUMN.width - 44 };
  const right: Column = { ...SHEET_COLUMN, align: 'right' };
  const { note } = SHEET_LOOKS;
  const place = (words: string, look: Look, column: Column, below: number) =>
    paper.place(words, look, { ...column, y: y - below }, structure.artifact);
  place(AGENCY.name, { face: 'display', size: 14, color: GREEN }, left, 15);
  place(AGENCY.legalName, note, left, 28);
  place(AGENCY.address, note, right, 14);
  place(`${AGENCY.phone}  ·  ${AGENCY.email}`, note, right, 28);
  paper.rule(SHEET_COLUMN.x, y - 42, SHEET_COLUMN.width, 0.8, GREEN);
}

/** Write the footer of every page with the paper's name and the page count, and return the PDF. */
export function finishPlainSheet(paper: Paper, name: string): Promise<Uint8Array> {
  const pages = paper.document.getPages();
  pages.forEach((page, index) => {
    paper.page = page;
    paper.place(
      `${name}  ·  page ${index + 1} of ${pages.length}`,
      SHEET_LOOKS.note,
      { ...SHEET_COLUMN, align: 'center', y: 42 },
      paper.structure.artifact,
    );
  });

  return paper.finish();
}
