import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { writeBookmarks, type Bookmark } from './pdf/bookmarks.ts';
import { drawFields } from './pdf/draw-fields.ts';
import { embedPaper } from './pdf/embed-paper.ts';
import { GRAY, type Column, type Look, type Paper } from './pdf/paper.ts';
import { writeChecklist, writeCover, type PacketPart, type PacketSheet } from './packet-sheet.ts';
import { SHEET_COLUMN, SHEET_LOOKS, startPlainSheet } from './plain-sheet.ts';

/** A stored paper: its name, its file name, its hash and its bytes. */
export type StoredPaper = { title: string; fileName: string; sha256: string; bytes: Uint8Array };

/** The facts of a packet without its papers. */
export type PacketFacts = Omit<PacketSheet, 'parts'>;

/** The usual length of cover and checklist. A packet with more is laid out again. */
const USUAL_LENGTH = 2;

/** Distance of the packet's page number from the edge of an embedded page: outside its border, inside a printer's reach. */
const EDGE = 17;

/**
 * Make the filing packet of a bond as one PDF: cover, checklist, and the stored papers page for page, with page numbers
 * and bookmarks. Throws if a stored paper is not a PDF that can be read.
 */
export async function makePacketPaper(
  facts: PacketFacts,
  stored: readonly StoredPaper[],
): Promise<Uint8Array> {
  const sources = await Promise.all(stored.map(({ bytes }) => PDFDocument.load(bytes)));
  const lengths = sources.map((source) => source.getPageCount());
  let length = USUAL_LENGTH;
  let first = await writeFirstPages(facts, toParts(stored, lengths, length));
  if (first.paper.document.getPageCount() !== length) {
    length = first.paper.document.getPageCount();
    first = await writeFirstPages(facts, toParts(stored, lengths, length));
  }

  const { paper, checklist } = first;
  const { document } = paper;
  const bookmarks: Bookmark[] = [
    { title: 'Cover sheet', page: document.getPage(0) },
    { title: 'Checklist', page: document.getPage(checklist) },
  ];
  sources.forEach((source, index) => {
    drawFields(source);
    const embedded = embedPaper(document, source);
    paper.structure.adopt(embedded);
    const [page] = embedded.pages;
    if (page) bookmarks.push({ title: stored[index]?.title ?? '', page });
  });
  numberPages(paper, facts.number, length);
  writeBookmarks(document, bookmarks);

  return paper.finish();
}

async function writeFirstPages(
  facts: PacketFacts,
  parts: readonly PacketPart[],
): Promise<{ paper: Paper; checklist: number }> {
  const { number, bondName, principal, obligee, madeOn } = facts;
  const paper = await startPlainSheet({
    title: `Filing packet ${number}`,
    subject: `${bondName}: ${principal} to ${obligee}`,
    date: new Date(`${madeOn}T12:00:00Z`),
    letters: JSON.stringify([facts, parts]),
  });
  writeCover(paper, { ...facts, parts });
  const checklist = paper.document.getPageCount();
  writeChecklist(paper, { ...facts, parts });

  return { paper, checklist };
}

function toParts(
  stored: readonly StoredPaper[],
  lengths: readonly number[],
  before: number,
): PacketPart[] {
  let from = before + 1;

  return stored.map(({ title, fileName, sha256 }, index) => {
    const to = from + (lengths[index] ?? 1) - 1;
    const part = { title, fileName, sha256, from, to };
    from = to + 1;

    return part;
  });
}

/** Number the pages: ours at the foot, the pages of stored papers in the margin above their border. */
function numberPages(paper: Paper, number: string, own: number): void {
  const pages = paper.document.getPages();
  pages.forEach((page, index) => {
    paper.page = page;
    const words = `Filing packet ${number}  ·  page ${index + 1} of ${pages.length}`;
    const look: Look = index < own ? SHEET_LOOKS.note : { face: 'text', size: 7, color: GRAY };
    const place = index < own ? { ...SHEET_COLUMN, y: 42 } : topOf(page);
    paper.place(words, look, { ...place, align: 'center' }, paper.structure.artifact);
  });
}

/** The place of a line in the top margin of an embedded page. The form of an office may have any size. */
function topOf(page: PDFPage): Column & { y: number } {
  const { x, y, width, height } = page.getCropBox();

  return { x, width, y: y + height - EDGE };
}
