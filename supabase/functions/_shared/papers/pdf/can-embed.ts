import { PDFDocument } from '@cantoo/pdf-lib';
import { drawFields } from './draw-fields.ts';

/** Whether a filing packet can hold a PDF: the file is whole, is not encrypted and has a page. */
export async function canEmbed(bytes: Uint8Array): Promise<boolean> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    drawFields(document);

    return document.getPageCount() > 0;
  } catch {
    return false;
  }
}
