import { formatDate, type IsoDate } from '../../../../src/domain/dates.ts';
import { payeeFacts } from '../../../../src/domain/bonds/payee.ts';
import { principalLabel } from '../../../../src/domain/papers/bond-facts.ts';
import {
  type CitedSentence,
  type FilingPacket,
  type PacketRow,
} from '../../../../src/domain/papers/filing-packet.ts';
import { laterPapersToBring } from '../../../../src/domain/papers/packet-papers.ts';
import { SHEET_COLUMN, SHEET_LOOKS } from './plain-sheet.ts';
import { BLACK, GREEN, type Column, type Look, type Paper } from './pdf/paper.ts';

/** A stored paper in a packet: its name, its hash and its pages in the packet, counted from 1. */
export type PacketPart = {
  title: string;
  fileName: string;
  sha256: string;
  from: number;
  to: number;
};

/** The data of a packet's first pages. */
export type PacketSheet = {
  bondName: string;
  number: string;
  /** The principals in one line. */
  principal: string;
  principals: readonly string[];
  obligee: string;
  /** Whom the bond protects, often the office that takes it. */
  payee: string;
  penalSum: string;
  /** The first day of the bond. */
  effectiveOn: IsoDate;
  /** The day that the papers name as the end. Missing when they name none. */
  endsOn?: IsoDate | undefined;
  madeOn: IsoDate;
  packet: FilingPacket;
  parts: readonly PacketPart[];
};

const LABELS: Column = { x: SHEET_COLUMN.x, width: 96 };
const VALUES: Column = { x: SHEET_COLUMN.x + 100, width: SHEET_COLUMN.width - 100 };
const LINE: Look = { ...SHEET_LOOKS.text, size: 10, leading: 1.28 };
const BOX = 8;
const ITEM: Column = { x: SHEET_COLUMN.x + 20, width: SHEET_COLUMN.width - 20 };
const ROW: Look = { face: 'strong', size: 10.5, leading: 1.3 };
const SOURCE: Look = { ...SHEET_LOOKS.note, size: 8, leading: 1.2 };
const HASH: Look = { ...SHEET_LOOKS.note, size: 7.5 };
/** Space above a heading. */
const HEADING_GAP = 9;
/** Height that must be left below a heading for its first lines. */
const HEADING_ROOM = 60;

/** Write the cover: the office, the bond, how to file it, and the list of the packet's papers. */
export function writeCover(paper: Paper, sheet: PacketSheet): void {
  const { packet, parts } = sheet;
  paper.write('Filing packet', SHEET_LOOKS.title, SHEET_COLUMN, 'H1');
  paper.space(4);
  paper.write(
    `${sheet.bondName} ${sheet.number}. Made on ${formatDate(sheet.madeOn)}.`,
    { face: 'strong', size: 10.5 },
    SHEET_COLUMN,
  );
  paper.space(8);
  writeRows(paper, packet.office);
  writeHeading(paper, 'The bond');
  writeRows(paper, [
    ...packet.matter,
    [principalLabel(sheet.principals), sheet.principal],
    ...payeeFacts(sheet.payee, sheet.obligee),
    ['Penal sum', sheet.penalSum],
    ['In force from', formatDate(sheet.effectiveOn)],
    ...(sheet.endsOn === undefined ? [] : [['Ends', formatDate(sheet.endsOn)] as const]),
  ]);
  writeHeading(
    paper,
    packet.method === undefined ? 'How to file' : `How to file: ${packet.method}`,
  );
  for (const sentence of packet.howToFile) writeCited(paper, sentence, SHEET_COLUMN);
  if (packet.whoFiles) writeText(paper, `Who files: ${packet.whoFiles}.`);
  writeText(
    paper,
    'Offices change their rules. If the office says something else, do as it says and tell us.',
  );
  writeText(paper, packet.suretyLines);

  writeHeading(paper, 'Papers in this packet');
  writeText(
    paper,
    'These are the issued papers, page for page; only the page number in the margin is added. The original file of each paper is in your dashboard. Its SHA-256 fingerprint proves that nobody changed it.',
  );
  for (const part of parts) writePart(paper, part);
}

/** Write the checklist: checks, notes of the state, things to bring and to ask for, and the sources. */
export function writeChecklist(paper: Paper, { packet, parts }: PacketSheet): void {
  paper.addPage();
  paper.space(-HEADING_GAP);
  writeHeading(paper, 'Check before you go');
  for (const check of packet.checks) writeBoxed(paper, check);
  if (packet.stateNotes.length > 0) {
    writeHeading(paper, `Rules in ${packet.stateName}`);
    for (const note of packet.stateNotes) writeCited(paper, note, SHEET_COLUMN);
  }
  writeHeading(paper, 'Bring');
  const later = laterPapersToBring(parts.map(({ title }) => title));
  for (const thing of [...packet.bring, ...later]) writeBoxed(paper, thing);
  writeHeading(paper, 'Ask for');
  for (const thing of packet.askFor) writeBoxed(paper, thing);
  if (packet.sources.length === 0) return;

  writeHeading(paper, 'Sources');
  packet.sources.forEach((source, index) => {
    paper.space(2);
    paper.write(`[${index + 1}] ${source}`, SOURCE, SHEET_COLUMN);
  });
}

function writeHeading(paper: Paper, title: string): void {
  paper.space(HEADING_GAP);
  paper.keepTogether(HEADING_ROOM);
  paper.write(title, { ...SHEET_LOOKS.heading, color: GREEN }, SHEET_COLUMN, 'H2');
  paper.space(2);
}

function writeText(paper: Paper, text: string, column: Column = SHEET_COLUMN): void {
  paper.space(4);
  paper.write(text, LINE, column);
}

function writeCited(paper: Paper, { text, cites }: CitedSentence, column: Column): void {
  writeText(paper, [text, ...cites.map((cite) => `[${cite}]`)].join(' '), column);
}

function writeRows(paper: Paper, rows: readonly PacketRow[]): void {
  for (const [label, text, note] of rows) {
    paper.space(4);
    paper.keepTogether(ROW.size * 2);
    paper.place(`${label}:`, SHEET_LOOKS.note, { ...LABELS, y: paper.y - 13 });
    if (text === '') {
      paper.space(16);
      paper.rule(VALUES.x, paper.y - 1, VALUES.width, 0.6, BLACK);
      if (note) writeNote(paper, note);
    } else {
      paper.write(text, ROW, VALUES);
    }
  }
}

/** Write a note below a line that the reader fills in. */
function writeNote(paper: Paper, note: string): void {
  paper.space(3);
  paper.write(note, SOURCE, VALUES);
}

/** Write a sentence beside a box to tick. */
function writeBoxed(paper: Paper, text: string): void {
  paper.space(2);
  paper.keepTogether(paper.heightOf(text, LINE, ITEM));
  const y = paper.y - BOX - 6;
  paper.structure.artifact.on(paper.page, () => {
    paper.page.drawRectangle({
      x: SHEET_COLUMN.x,
      y,
      width: BOX,
      height: BOX,
      borderColor: BLACK,
      borderWidth: 0.8,
    });
  });
  paper.write(text, LINE, ITEM);
}

function writePart(paper: Paper, { title, fileName, sha256, from, to }: PacketPart): void {
  const pages = from === to ? `Page ${from}` : `Pages ${from} to ${to}`;
  paper.space(6);
  paper.keepTogether(48);
  paper.write(`${pages}: ${title}`, ROW, SHEET_COLUMN);
  paper.write(`Original file: ${fileName}`, SHEET_LOOKS.note, SHEET_COLUMN);
  paper.write(`SHA-256: ${sha256}`, HASH, SHEET_COLUMN);
}
