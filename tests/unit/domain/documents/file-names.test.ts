import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  extensionOf,
  hidesProgram,
  MAX_ORIGINAL_NAME_LENGTH,
  readableFileName,
  sanitizeFileName,
  shortFileName,
} from '~/domain/documents/file-names';

const RIGHT_TO_LEFT_OVERRIDE = '\u202e';

/** File names from users, phones and attackers. */
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom('.', '..', '/', '\\', ' ', '-', 'a', 'é', 'كشف', 'CON', '.pdf', '\u0000'),
    )
    .map((parts) => parts.join('')),
  fc.string({ maxLength: 200 }).map((stem) => `${stem}.${stem}`),
);

describe('sanitizeFileName', () => {
  it('returns a lower-case name of letters, digits and hyphens with at most one dot', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(sanitizeFileName(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)?$/);
      }),
    );
  });

  it('is never longer than 80 characters, and its extension never longer than 8', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const stored = sanitizeFileName(name);
        expect(stored.length).toBeLessThanOrEqual(80);
        expect(extensionOf(stored).length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('is never a Windows device name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('con', 'PRN', 'Aux', 'nul', 'com1', 'LPT9'),
        anyName,
        (device, rest) => {
          expect(sanitizeFileName(`${device}.${rest}`)).not.toMatch(
            /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/,
          );
        },
      ),
    );
  });

  it('keeps its own output', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const stored = sanitizeFileName(name);
        expect(sanitizeFileName(stored)).toBe(stored);
      }),
    );
  });

  it.each([
    ['Tax Return 2025 (final).PDF', 'tax-return-2025-final.pdf'],
    ['Führerschein Señor Ñandú.JPEG', 'fuhrerschein-senor-nandu.jpeg'],
    ['statement.2025.12.31.docx', 'statement-2025-12-31.docx'],
    ['كشف.الحساب.pdf', 'file.pdf'],
    ['護照.png', 'file.png'],
    [`invoice${RIGHT_TO_LEFT_OVERRIDE}fdp.exe`, 'invoice-fdp.exe'],
    ['../../etc/passwd', 'passwd'],
    ['papers\\court\\will.doc', 'will.doc'],
    ['.pdf', 'file.pdf'],
    ['...', 'file'],
    ['', 'file'],
    ['con.pdf', 'file-con.pdf'],
    ['CON', 'file-con'],
    ['report.verylongending', 'report.verylong'],
    ['no ending', 'no-ending'],
    ['K™ﬁ.pdf', 'ktmfi.pdf'],
  ])('stores %j as %s', (name, stored) => {
    expect(sanitizeFileName(name)).toBe(stored);
  });

  it('shortens a long name before its extension, and not after a hyphen', () => {
    expect(sanitizeFileName(`${'a'.repeat(75)} bc.pdf`)).toBe(`${'a'.repeat(75)}.pdf`);
    expect(sanitizeFileName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(76)}.pdf`);
  });
});

describe('readableFileName', () => {
  it('returns one line of 1 to 255 visible characters', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const readable = readableFileName(name);
        expect(readable).not.toBe('');
        expect(readable.length).toBeLessThanOrEqual(MAX_ORIGINAL_NAME_LENGTH);
        expect(readable).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u);
        expect(readable).toBe(readable.trim());
      }),
    );
  });

  it.each([
    ['Tax Return 2025.PDF', 'Tax Return 2025.PDF'],
    ['كشف.الحساب.pdf', 'كشف.الحساب.pdf'],
    [`invoice${RIGHT_TO_LEFT_OVERRIDE}fdp.exe`, 'invoicefdp.exe'],
    ['two\nlines.pdf', 'two lines.pdf'],
    ['bank\u200b\u00adstatement\u{e0041}.pdf', 'bankstatement.pdf'],
    ['  wide   name .pdf ', 'wide name .pdf'],
    ['\u200b', 'file'],
  ])('shows %j as %j', (name, readable) => {
    expect(readableFileName(name)).toBe(readable);
  });

  it('does not split a surrogate pair', () => {
    expect(readableFileName(`${'a'.repeat(254)}😀.pdf`)).toBe('a'.repeat(254));
  });
});

describe('extensionOf', () => {
  it.each([
    ['a.PDF', 'PDF'],
    ['a.b.docx', 'docx'],
    ['none', ''],
    ['dot.', ''],
  ])('reads %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('hidesProgram', () => {
  it.each(['statement.exe.pdf', 'a.JS.docx', 'x.html.png', 'x.exe .pdf', 'x.scr.2025.pdf'])(
    'finds the program in %s',
    (name) => {
      expect(hidesProgram(name)).toBe(true);
    },
  );

  it.each(['statement.pdf', 'statement.2025.12.pdf', 'exe.pdf', 'كشف.الحساب.pdf', 'none', 'a.exe'])(
    'finds no program in %s',
    (name) => {
      expect(hidesProgram(name)).toBe(false);
    },
  );
});

describe('shortFileName', () => {
  it('keeps a name of up to 60 characters', () => {
    const name = `${'a'.repeat(56)}.pdf`;

    expect(shortFileName(name)).toBe(name);
  });

  it('cuts the middle of a longer name, between whole characters', () => {
    expect(shortFileName(`${'👍'.repeat(100)}.pdf`)).toBe(
      `${'👍'.repeat(36)}…${'👍'.repeat(16)}.pdf`,
    );
  });
});
