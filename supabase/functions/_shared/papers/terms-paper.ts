import { formatDate } from '../../../../src/domain/dates.ts';
import type { TermsText } from '../../../../src/domain/papers/printed-words.ts';
import { finishPlainSheet, SHEET_COLUMN, SHEET_LOOKS, startPlainSheet } from './plain-sheet.ts';
import { GRAY, GREEN, type Column, type Paper } from './pdf/paper.ts';

const INDENT = 16;
const ITEM_COLUMN: Column = { x: SHEET_COLUMN.x + INDENT, width: SHEET_COLUMN.width - INDENT };
const FIRST_LETTER = 'A'.charCodeAt(0);
/** Height that must be left below a heading, so that no heading is alone at the bottom of a page. */
const HEADING_ROOM = 76;

/**
 * Make the terms of use as a PDF. Sections have the same letters as on the web page and begin with a summary in plain
 * words.
 */
export async function makeTermsPaper(terms: TermsText): Promise<Uint8Array> {
  const { title, version, effectiveDate, notice, introduction, sections } = terms;
  const name = `${title}, ${version}`;
  const paper = await startPlainSheet({
    title: name,
    subject: `In force from ${formatDate(effectiveDate)}`,
    date: new Date(`${effectiveDate}T12:00:00Z`),
    letters: JSON.stringify(terms),
  });

  paper.write(title, SHEET_LOOKS.title, SHEET_COLUMN, 'H1');
  paper.space(4);
  paper.write(
    `Version ${version}, in force from ${formatDate(effectiveDate)}.`,
    { face: 'strong', size: 10.5 },
    SHEET_COLUMN,
  );
  if (terms.isSample) {
    paper.write(
      'Sample wording. It does not bind anyone until counsel has approved it.',
      SHEET_LOOKS.note,
      SHEET_COLUMN,
    );
  }
  if (notice !== undefined) {
    paper.space(8);
    paper.write(notice, { ...SHEET_LOOKS.text, face: 'strong', isUnderlined: true }, SHEET_COLUMN);
  }
  for (const text of introduction) writeParagraph(paper, text);

  sections.forEach(({ title: heading, plain, text }, index) => {
    paper.space(16);
    paper.keepTogether(HEADING_ROOM);
    const letter = String.fromCharCode(FIRST_LETTER + index);
    paper.write(
      `${letter}.  ${heading}`,
      { ...SHEET_LOOKS.heading, color: GREEN },
      SHEET_COLUMN,
      'H2',
    );
    if (plain !== undefined) {
      paper.space(2);
      paper.write(`In plain words: ${plain}`, { ...SHEET_LOOKS.text, color: GRAY }, SHEET_COLUMN);
    }
    for (const block of text) {
      if (typeof block === 'string') writeParagraph(paper, block);
      else writeList(paper, block);
    }
  });

  return finishPlainSheet(paper, name);
}

function writeParagraph(paper: Paper, text: string): void {
  paper.space(6);
  paper.write(text, SHEET_LOOKS.text, SHEET_COLUMN);
}

function writeList(paper: Paper, items: readonly string[]): void {
  for (const item of items) {
    paper.space(4);
    paper.keepTogether(paper.heightOf(item, SHEET_LOOKS.text, ITEM_COLUMN));
    const y = paper.y - SHEET_LOOKS.text.size * SHEET_LOOKS.text.leading;
    paper.place('•', SHEET_LOOKS.text, { ...SHEET_COLUMN, width: INDENT, y });
    paper.write(item, SHEET_LOOKS.text, ITEM_COLUMN);
  }
}
