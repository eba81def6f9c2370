import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** The content of a sample: a title, and lines with a name and a value. */
export type SamplePaper = {
  title: string;
  lines: readonly (readonly [name: string, content: string])[];
};

/** US Letter, in points. */
const PAGE: [number, number] = [612, 792];
const MARGIN = 72;
const LINE_HEIGHT = 34;

const INK = rgb(0.09, 0.2, 0.18);
const FAINT = rgb(0.85, 0.87, 0.86);

/** One page that resembles the real paper, with a "sample" mark across it. Returns the bytes of a PDF. */
export async function drawSamplePaper({ title, lines }: SamplePaper): Promise<Uint8Array> {
  const paper = await PDFDocument.create();
  paper.setTitle(`${title} (sample)`);
  paper.setLanguage('en-US');
  const [serif, sans] = await Promise.all([
    paper.embedFont(StandardFonts.TimesRomanBold),
    paper.embedFont(StandardFonts.Helvetica),
  ]);

  const page = paper.addPage(PAGE);
  page.drawText('SAMPLE', {
    x: 120,
    y: 240,
    size: 120,
    font: serif,
    color: FAINT,
    rotate: degrees(45),
  });
  page.drawText('Marshline Surety', { x: MARGIN, y: 700, size: 13, font: sans, color: INK });
  page.drawText(title, { x: MARGIN, y: 660, size: 28, font: serif, color: INK });
  lines.forEach(([name, content], index) => {
    const y = 600 - index * LINE_HEIGHT;
    page.drawText(name, { x: MARGIN, y, size: 10, font: sans, color: INK });
    page.drawText(content, { x: MARGIN + 130, y, size: 13, font: sans, color: INK });
  });
  page.drawText('SAMPLE - made for a demonstration. It binds nobody and protects nobody.', {
    x: MARGIN,
    y: 72,
    size: 10,
    font: sans,
    color: INK,
  });

  return paper.save();
}
