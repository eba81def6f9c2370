import { createHash } from 'node:crypto';
import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { filingPacket } from '../../../../src/domain/papers/filing-packet.ts';
import { formOf } from '../../../../src/domain/papers/form-of.ts';
import { FILING_WORDS } from '../../../../supabase/functions/_shared/papers/filing-words.ts';
import { makePacketPaper } from '../../../../supabase/functions/_shared/papers/packet-paper.ts';
import { BOND_FORMS } from '../../../../supabase/functions/_shared/papers/paper-words.ts';
import { canEmbed } from '../../../../supabase/functions/_shared/papers/pdf/can-embed.ts';
import { buildIssuedBond } from '../../../support/issued-bond.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { textBoxesOf } from '../../../support/text-boxes.ts';

const bond = buildIssuedBond({ stateCode: 'MI' });
const { bondName, number, principal, principals, obligee, bondType, stateCode } = bond;

const FACTS = {
  ...{ bondName, number, principal, principals, obligee, payee: obligee },
  penalSum: '$200,000.00',
  effectiveOn: '2026-12-30',
  madeOn: '2026-11-23',
  packet: filingPacket(
    {
      bondSlug: bondType,
      stateCode,
      obligee,
      matter: {},
      form: formOf(BOND_FORMS, bondType, stateCode),
    },
    FILING_WORDS,
  ),
} as const;

/** The form of an office with one page of this size. */
async function officeForm(
  size: [width: number, height: number],
  fillIn: (page: PDFPage, document: PDFDocument) => void = () => undefined,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage(size);
  page.drawText('Bond of Fiduciary', { x: 72, y: size[1] - 100, size: 12 });
  fillIn(page, document);

  return document.save();
}

function packetWith(bytes: Uint8Array): Promise<Uint8Array> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');

  return makePacketPaper(FACTS, [{ title: 'Bond', fileName: 'bond.pdf', sha256, bytes }]);
}

const LETTER: [number, number] = [612, 792];
const LEGAL: [number, number] = [612, 1008];

describe('a filing packet with the form of an office', () => {
  it('shows what the fields of the form are filled in with, also to viewers that draw no fields', async () => {
    const bytes = await officeForm(LETTER, (page, document) => {
      const form = document.getForm();
      const name = form.createTextField('principal');
      name.setText('Marisol Okafor');
      name.addToPage(page, { x: 72, y: 600, width: 200, height: 20 });
      const box = form.createCheckBox('corporate');
      box.addToPage(page, { x: 72, y: 560, width: 12, height: 12 });
      box.check();
    });
    const packet = await packetWith(bytes);
    const { pageCount, textOf } = await readPdf(packet);
    const last = (await PDFDocument.load(packet)).getPages().at(-1);

    expect(await textOf(pageCount)).toContain('Marisol Okafor');
    expect(last?.node.Annots()?.size()).toBe(0);
  });

  it('leaves hidden fields hidden', async () => {
    const bytes = await officeForm(LETTER, (page, document) => {
      const note = document.getForm().createTextField('note');
      note.setText('For the office');
      note.addToPage(page, { x: 72, y: 600, width: 200, height: 20, hidden: true });
    });
    const { pageCount, textOf } = await readPdf(await packetWith(bytes));

    expect(await textOf(pageCount)).not.toContain('For the office');
  });

  it.each([
    ['legal', LEGAL],
    ['half of letter', [396, 612]],
    ['landscape', [792, 612]],
  ] as [string, [number, number]][])(
    'has its page number in the top margin of a page of the size %s',
    async (_, size) => {
      const pages = await textBoxesOf(await packetWith(await officeForm(size)));
      const number = pages.at(-1)?.find(({ text }) => text.startsWith('Filing packet'));

      expect(number?.baseline).toBeCloseTo(size[1] - 17);
      expect(((number?.left ?? 0) + (number?.right ?? 0)) / 2).toBeCloseTo(size[0] / 2, 0);
    },
  );
});

describe('a PDF that a packet can hold', () => {
  it('is whole, has a page and is not encrypted', async () => {
    const bytes = await officeForm(LETTER, (page) => page.setRotation(degrees(90)));

    expect(await canEmbed(bytes)).toBe(true);
    expect(await canEmbed(bytes.slice(0, 200))).toBe(false);
    expect(await canEmbed(new TextEncoder().encode('%PDF-1.7\nBond\n%%EOF\n'))).toBe(false);

    const locked = await PDFDocument.load(bytes);
    locked.encrypt({ userPassword: '', ownerPassword: 'office' });
    expect(await canEmbed(await locked.save())).toBe(false);
  });
});
