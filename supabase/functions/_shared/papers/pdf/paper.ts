import { grayscale, PDFDocument, rgb, type Color, type PDFPage } from '@cantoo/pdf-lib';
import { isDemonstration } from '../../demonstration.ts';
import { breakLines, type Line, type Piece } from './break-lines.ts';
import { createFonts, type Face, type Fonts } from './fonts.ts';
import { markAsSpecimen } from './specimen.ts';
import { createStructure, type Structure, type Tag, type TaggedElement } from './structure.ts';

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const;

export const BLACK = grayscale(0);
/** Labels and notes: dark enough for a copier. */
export const GRAY = grayscale(0.32);
/** The engraved line. */
export const GREEN = rgb(0.1, 0.36, 0.31);
/** Line work that text is printed on. */
export const WASH = rgb(0.86, 0.915, 0.895);

/** How a stretch of text looks. */
export type Look = {
  face: Face;
  size: number;
  color?: Color;
  /** From one baseline to the next, as a multiple of the size. */
  leading?: number;
  /** Extra room between letters, in points. */
  tracking?: number;
  /** The voice of words that stand out. */
  emphasis?: Face;
};

/** Where lines stand: their left edge, their width, and to which side they lean. */
export type Column = { x: number; width: number; align?: 'left' | 'center' | 'right' };

/** Text to print: a sentence, or pieces of which some stand out. */
export type Words = string | readonly { text: string; isFilled: boolean }[];

/** What a document says about itself, and where its text stands on a page. */
export type PaperSettings = {
  title: string;
  subject: string;
  /** The moment that counts as the document's, so that equal input gives equal bytes. */
  date: Date;
  author: string;
  /** All that is printed and does not come from our own words, for the choice of fonts. */
  letters: string;
  /** Room for text: from the top edge and above the bottom edge. */
  margins: { top: number; bottom: number };
  /** Draws what every page has, before its text. */
  decorate: (paper: Paper) => void;
};

const LEADING = 1.34;

/** A document being written from the top of its first page down. */
export class Paper {
  page: PDFPage;
  /** The baseline that was written last, from the bottom of the page. */
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

  /** Go on at the top of a new page. */
  addPage(): PDFPage {
    this.page = this.document.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - this.settings.margins.top;
    this.settings.decorate(this);
    if (isDemonstration()) markAsSpecimen(this);

    return this.page;
  }

  /** Leave room before what comes next. */
  space(height: number): void {
    this.y -= height;
  }

  /** Go on at a new page unless so much room is left on this one. */
  keepTogether(height: number): void {
    if (this.y - height < this.settings.margins.bottom) this.addPage();
  }

  /** The height of a text, in points. */
  heightOf(words: Words, look: Look, column: Column): number {
    return this.linesOf(words, look, column).length * leadingOf(look);
  }

  /** Print a text below what stands there, on as many pages as it takes. */
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

  /** Print a text on this page with its first baseline at `y`, without moving on. Answers the last baseline. */
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

  /** A thin line, for the eye alone. */
  rule(x: number, y: number, width: number, thickness = 0.6, color: Color = BLACK): void {
    this.structure.artifact.on(this.page, () =>
      this.page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness, color }),
    );
  }

  /** The bytes of the document. Nothing can be printed afterwards. */
  async finish(): Promise<Uint8Array> {
    this.structure.finish();

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
    element.on(this.page, () => {
      for (const line of lines) {
        this.y -= leadingOf(look);
        this.drawLine(line, look, column);
      }
    });
  }

  private drawLine({ pieces, width }: Line<Face>, look: Look, column: Column): void {
    const { size, color = BLACK, tracking } = look;
    let x = column.x + freeRoom(column, width);

    for (const piece of pieces) {
      for (const { text, font } of this.fonts.runsOf(piece.text, piece.face)) {
        this.page.drawText(text, {
          ...{ x, y: this.y, size, font, color },
          ...(tracking !== undefined && { characterSpacing: tracking }),
        });
        x += font.widthOfTextAtSize(text, size) + (tracking ?? 0) * text.length;
      }
    }
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
