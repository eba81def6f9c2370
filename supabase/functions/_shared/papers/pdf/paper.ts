import { grayscale, PDFDocument, rgb, type Color, type PDFPage } from '@cantoo/pdf-lib';
import { isDemonstration } from '../../demonstration.ts';
import { breakLines, type Line, type Piece } from './break-lines.ts';
import { compressFiles, compressPages } from './compress.ts';
import { createFonts, type Face, type Fonts } from './fonts.ts';
import { PAGE } from './page-size.ts';
import { printLines } from './print-lines.ts';
import { markAsSpecimen } from './specimen.ts';
import { createStructure, type Structure, type Tag, type TaggedElement } from './structure.ts';

export const BLACK = grayscale(0);
/** For labels and notes. Dark enough for a copier. */
export const GRAY = grayscale(0.32);
/** For engraved lines. */
export const GREEN = rgb(0.1, 0.36, 0.31);
/** For patterns under text. */
export const WASH = rgb(0.86, 0.915, 0.895);

/** The look of a piece of text. */
export type Look = {
  face: Face;
  size: number;
  color?: Color;
  /** Distance between baselines, as a multiple of the size. */
  leading?: number;
  /** Extra space between letters, in points. */
  tracking?: number;
  /** The face of emphasized words. */
  emphasis?: Face;
  isUnderlined?: boolean;
};

/** A column of lines: left edge, width and alignment. */
export type Column = { x: number; width: number; align?: 'left' | 'center' | 'right' };

/** Text to print: a string, or pieces of which some are emphasized. */
export type Words = string | readonly { text: string; isFilled: boolean }[];

/** A document's metadata and the layout of its pages. */
export type PaperSettings = {
  title: string;
  subject: string;
  /** The document's timestamp. A fixed value makes equal input give equal bytes. */
  date: Date;
  author: string;
  /** All printed text that is not our own wording, for choosing the fonts. */
  letters: string;
  /** The top and bottom margins of a page. */
  margins: { top: number; bottom: number };
  /** Draws the parts that every page has, before its text. */
  decorate: (paper: Paper) => void;
};

const LEADING = 1.34;

/** A PDF document, written from the top of its first page down. */
export class Paper {
  page: PDFPage;
  /** The last written baseline, measured from the bottom of the page. */
  y = 0;
  readonly document: PDFDocument;
  readonly fonts: Fonts;
  readonly structure: Structure;
  readonly settings: PaperSettings;

  private constructor(document: PDFDocument, fonts: Fonts, settings: PaperSettings) {
    this.document = document;
    this.fonts = fonts;
    this.settings = settings;
    this.structure = createStructure(document);
    this.page = this.addPage();
  }

  /** Start a document with its first page. */
  static async start(settings: PaperSettings): Promise<Paper> {
    const document = await PDFDocument.create({ updateMetadata: false });
    compressFiles(document);
    const title = isDemonstration() ? `SPECIMEN: ${settings.title}` : settings.title;
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setSubject(settings.subject);
    document.setAuthor(settings.author);
    document.setLanguage('en-US');
    document.setCreator(settings.author);
    document.setProducer('pdf-lib');
    document.setCreationDate(settings.date);
    document.setModificationDate(settings.date);

    return new Paper(document, await createFonts(document, settings.letters), settings);
  }

  /** Continue at the top of a new page. */
  addPage(): PDFPage {
    this.page = this.document.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - this.settings.margins.top;
    this.settings.decorate(this);
    if (isDemonstration()) markAsSpecimen(this);

    return this.page;
  }

  /** Leave vertical space. */
  space(height: number): void {
    this.y -= height;
  }

  /** Continue on a new page if this page has less space than `height`. */
  keepTogether(height: number): void {
    if (this.y - height < this.settings.margins.bottom) this.addPage();
  }

  /** The height of a text, in points. */
  heightOf(words: Words, look: Look, column: Column): number {
    return this.linesOf(words, look, column).length * leadingOf(look);
  }

  /** Print a text below the last one, on as many pages as needed. */
  write(words: Words, look: Look, column: Column, tag: Tag = 'P'): void {
    const element = this.structure.element(tag);
    let lines = this.linesOf(words, look, column);

    while (lines.length > 0) {
      const room = Math.floor((this.y - this.settings.margins.bottom) / leadingOf(look));
      const count = Math.min(lines.length, Math.max(room, 0));
      if (count < lines.length && count < 2) {
        this.addPage();
        continue;
      }
      this.drawLines(element, lines.slice(0, count), look, column);
      lines = lines.slice(count);
    }
  }

  /**
   * Print a text on this page with its first baseline at `y`, and keep the current position. Returns the last baseline.
   */
  place(
    words: Words,
    look: Look,
    column: Column & { y: number },
    element: TaggedElement = this.structure.element('P'),
  ): number {
    const before = this.y;
    this.y = column.y + leadingOf(look);
    this.drawLines(element, this.linesOf(words, look, column), look, column);
    const last = this.y;
    this.y = before;

    return last;
  }

  /** Draw a thin line, hidden from screen readers. */
  rule(x: number, y: number, width: number, thickness = 0.6, color: Color = BLACK): void {
    this.structure.artifact.on(this.page, () =>
      this.page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness, color }),
    );
  }

  /** Return the bytes of the document. Nothing can be printed afterwards. */
  async finish(): Promise<Uint8Array> {
    this.structure.finish();
    compressPages(this.document);

    return this.document.save({ useObjectStreams: false, addDefaultPage: false });
  }

  private linesOf(words: Words, look: Look, { width }: Column): Line<Face>[] {
    const tracking = look.tracking ?? 0;

    return breakLines(toPieces(words, look), width, (text, face) => {
      return this.fonts.widthOf(text, face, look.size) + tracking * text.length;
    });
  }

  private drawLines(
    element: TaggedElement,
    lines: readonly Line<Face>[],
    look: Look,
    column: Column,
  ): void {
    const { size, color = BLACK, tracking = 0 } = look;
    const placed = lines.map(({ pieces, width }) => {
      this.y -= leadingOf(look);

      return {
        x: column.x + freeRoom(column, width),
        y: this.y,
        width,
        runs: pieces.flatMap(({ text, face }) => this.fonts.runsOf(text, face)),
      };
    });

    element.on(this.page, () => {
      if (look.isUnderlined) for (const line of placed) this.underline(line, look);
      printLines(this.page, placed, { size, color, tracking });
    });
  }

  private underline(line: { x: number; y: number; width: number }, look: Look): void {
    const { size, color = BLACK } = look;
    const y = line.y - size * 0.14;
    this.page.drawLine({
      start: { x: line.x, y },
      end: { x: line.x + line.width, y },
      thickness: size / 18,
      color,
    });
  }
}

function leadingOf({ size, leading = LEADING }: Look): number {
  return size * leading;
}

function freeRoom({ width, align = 'left' }: Column, used: number): number {
  if (align === 'left') return 0;

  return align === 'center' ? (width - used) / 2 : width - used;
}

function toPieces(words: Words, { face, emphasis = 'strong' }: Look): Piece<Face>[] {
  if (typeof words === 'string') return [{ text: words, face }];

  return words.map(({ text, isFilled }) => ({ text, face: isFilled ? emphasis : face }));
}
