import { createHash } from 'node:crypto';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOND_SLUGS, type BondSlug } from '../../../../src/domain/bonds/bond-types.ts';
import { filingPacket } from '../../../../src/domain/papers/filing-packet.ts';
import { formOf } from '../../../../src/domain/papers/form-of.ts';
import type { StateCode } from '../../../../src/domain/us-states.ts';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import { FILING_WORDS } from '../../../../supabase/functions/_shared/papers/filing-words.ts';
import {
  makePacketPaper,
  type StoredPaper,
} from '../../../../supabase/functions/_shared/papers/packet-paper.ts';
import { makePowerOfAttorneyPaper } from '../../../../supabase/functions/_shared/papers/power-of-attorney-paper.ts';
import { BOND_FORMS } from '../../../../supabase/functions/_shared/papers/paper-words.ts';
import { buildIssuedBond } from '../../../support/issued-bond.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { overlapIn, textBoxesOf } from '../../../support/text-boxes.ts';

const bond = buildIssuedBond();

const facts = (bondSlug: BondSlug = bond.bondType, stateCode: StateCode = 'SC') => ({
  bondName: bond.bondName,
  number: bond.number,
  principal: bond.principal,
  principals: bond.principals,
  obligee: bond.obligee,
  payee: bond.obligee,
  penalSum: '$200,000.00',
  effectiveOn: '2026-12-30' as const,
  madeOn: '2026-11-23' as const,
  packet: filingPacket(
    {
      bondSlug,
      stateCode,
      obligee: bond.obligee,
      caption: 'Estate of Mary Smith',
      matter: {},
      form: formOf(BOND_FORMS, bondSlug, stateCode),
    },
    FILING_WORDS,
  ),
});

function toStored(title: string, bytes: Uint8Array): StoredPaper {
  const sha256 = createHash('sha256').update(bytes).digest('hex');

  return { title, fileName: `${title}.pdf`, sha256, bytes };
}

/** The bond and its power of attorney have two pages each. */
const STORED_PAGES = 4;

let papers: StoredPaper[];

beforeAll(async () => {
  papers = [
    toStored('Bond', await makeBondPaper(bond)),
    toStored('Power of attorney', await makePowerOfAttorneyPaper(bond)),
  ];
});

/** The content streams of a page, as stored. */
function streamsOf({ node }: PDFPage): string[] {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];

  return streams
    .map((stream) => node.context.lookup(stream))
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
}

describe('the filing packet', () => {
  it('contains the content of each stored page byte for byte, and adds the page number alone', async () => {
    const packet = await PDFDocument.load(await makePacketPaper(facts(), papers));
    const stored = await Promise.all(papers.map(({ bytes }) => PDFDocument.load(bytes)));
    const originals = stored.flatMap((document) => document.getPages());
    const copies = packet.getPages().slice(-originals.length);

    originals.forEach((original, index) => {
      const copy = copies[index];
      if (!copy) throw new Error('A page is missing');
      const [own] = streamsOf(original);
      expect(own?.length).toBeGreaterThan(1000);
      expect(streamsOf(copy)).toContain(own);
      expect(copy.getSize()).toEqual(original.getSize());
    });
  });

  it('reads like the stored papers, page for page, with the packet’s page number', async () => {
    const packet = await readPdf(await makePacketPaper(facts(), papers));
    const original = await readPdf(papers[0]?.bytes ?? new Uint8Array());
    const first = packet.pageCount - STORED_PAGES + 1;

    expect(await packet.textOf(first)).toContain(await original.textOf(1));
    expect(await packet.textOf(first)).toContain(
      `Filing packet ${bond.number} · page ${first} of ${packet.pageCount}`,
    );
    expect(await packet.tagsOf(first)).toEqual(await original.tagsOf(1));
    expect((await packet.tagsOf(1))[0]).toBe('H1');
  });

  it('names the pages, files and hashes of its papers on the cover', async () => {
    const packet = await readPdf(await makePacketPaper(facts(), papers));
    const cover = await packet.textOf(1);

    expect(packet.pageCount).toBe(6);
    expect(cover).toContain('Pages 3 to 4: Bond');
    expect(cover).toContain('Pages 5 to 6: Power of attorney');
    for (const { sha256 } of papers) expect(cover).toContain(`SHA-256: ${sha256}`);
    expect(cover).toContain('Estate of Mary Smith');
  });

  it('names the first day of the bond, and says where the address of the office is found', async () => {
    const cover = await (await readPdf(await makePacketPaper(facts(), papers))).textOf(1);

    expect(cover).toContain('In force from: December 30, 2026');
    expect(cover).toContain('or ask the office');
  });

  it('names the day that the bond names as its end, if it names one', async () => {
    const coverOf = async (ends: object) =>
      (await readPdf(await makePacketPaper({ ...facts(), ...ends }, papers))).textOf(1);

    expect(await coverOf({ endsOn: '2027-12-31' })).toContain('Ends: December 31, 2027');
    expect(await coverOf({})).not.toContain('Ends:');
  });

  it('asks for each rider among its papers', async () => {
    const rider = toStored('Rider 1', await makePowerOfAttorneyPaper(bond));
    const packet = await readPdf(await makePacketPaper(facts(), [...papers, rider]));

    expect(await packet.textOf(2)).toContain('Rider 1, signed in ink by the principal');
  });

  it('names the payee of the bond as the obligee, and the office that takes the bond', async () => {
    const payee = 'the Governor of the State of Texas';
    const cover = await (
      await readPdf(await makePacketPaper({ ...facts(), payee }, papers))
    ).textOf(1);

    expect(cover).toContain('The Governor of the State of Texas');
    expect(cover).toContain(`Filed with: ${bond.obligee}`);
  });

  it('counts again if cover and checklist are longer than usual', async () => {
    const { packet, ...rest } = facts();
    const checks = Array.from({ length: 60 }, (_, index) => `Check number ${index + 1}.`);
    const pdf = await readPdf(
      await makePacketPaper({ ...rest, packet: { ...packet, checks } }, papers),
    );

    expect(pdf.pageCount).toBeGreaterThan(6);
    expect(await pdf.textOf(1)).toContain(
      `Pages ${pdf.pageCount - 1} to ${pdf.pageCount}: Power of attorney`,
    );
  });

  it('has the same bytes for the same papers on the same day', async () => {
    const [one, other] = await Promise.all([
      makePacketPaper(facts(), papers),
      makePacketPaper(facts(), papers),
    ]);

    expect(Buffer.compare(one, other)).toBe(0);
  });

  it('refuses a stored file that is no PDF', async () => {
    const broken = toStored('Bond', new TextEncoder().encode('%PDF-1.7 a bond'));

    await expect(makePacketPaper(facts(), [broken])).rejects.toThrow();
  });

  it.each(BOND_SLUGS)(
    'prints cover and checklist of %s within the margins, with no text over another',
    async (slug) => {
      for (const state of ['SC', 'TX', 'FL', 'CA', 'GA', 'WI'] as const) {
        const packet = await makePacketPaper(facts(slug, state), papers);
        const pdf = await readPdf(packet);
        const own = pdf.pageCount - STORED_PAGES;

        for (let page = 1; page <= own; page += 1) {
          expect(await pdf.edgesOf(page)).toEqual({ isInside: true });
        }
        for (const boxes of (await textBoxesOf(packet)).slice(0, own))
          expect(overlapIn(boxes)).toBeUndefined();
        expect(await pdf.textOf(2)).toContain('Check before you go');
      }
    },
  );
});

describe('the words about filing', () => {
  it('tell an e-filer to upload the papers and keep the original', async () => {
    const pdf = await readPdf(
      await makePacketPaper(facts('executor-personal-representative', 'TX'), papers),
    );

    expect(await pdf.textOf(1)).toContain('How to file: E-file');
    expect(await pdf.textOf(1)).toContain('Keep the signed original');
  });

  it('name who files, unless the sentence above does', async () => {
    const coverOf = async (...bond: Parameters<typeof facts>) =>
      (await readPdf(await makePacketPaper(facts(...bond), papers))).textOf(1);

    expect(await coverOf('executor-personal-representative', 'TX')).toContain('Who files: You');
    expect(await coverOf('payment-bond', 'TX')).toContain('You give the signed original');
    expect(await coverOf('payment-bond', 'TX')).not.toContain('Who files');
  });

  it('cite a source for the rule of the state, on the page of the rule', async () => {
    const pdf = await readPdf(await makePacketPaper(facts(), papers));

    expect(await pdf.textOf(2)).toContain('Rules in South Carolina');
    expect(await pdf.textOf(2)).toMatch(/\[1\] Order 2020-10-28-01, .*\(checked November 2026\)/);
  });
});
