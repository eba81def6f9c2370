import { createElement, type CSSProperties, type ReactNode } from 'react';
import { SHARE_IMAGE } from './paint-certificate.ts';

/** The text on the drawn bond of a page. */
export type ShareWords = {
  /** The issuer, at the top. */
  issuer: string;
  /** The subject of the page, as large as fits. */
  title: string;
  /** The lines of the form, each with its label and its content. There is room for three. */
  lines: readonly { name: string; content: string }[];
};

/** The fonts by the names that the text uses. */
export const FONT_FILES = [
  { name: 'Besley', weight: 500, file: 'besley-500.ttf' },
  { name: 'Source Sans', weight: 400, file: 'source-sans-3-400.ttf' },
  { name: 'Source Sans', weight: 600, file: 'source-sans-3-600.ttf' },
] as const;

/** The form ends before the seal. */
const FORM_WIDTH = 720;
const NAME_WIDTH = 190;

/** The text in its place on the certificate, for satori, which supports only flexbox. */
export function layOutWords(
  words: ShareWords,
  { ink, line }: { ink: string; line: string },
): ReactNode {
  const { issuer, title, lines } = words;
  const entries = lines.map(({ name, content }) =>
    box(
      {
        alignItems: 'flex-end',
        borderBottom: `1.5px solid ${line}`,
        paddingBottom: 6,
        marginTop: 18,
      },
      box(
        { width: NAME_WIDTH, flexShrink: 0, fontSize: 26, fontWeight: 600, lineHeight: 1.3 },
        name,
      ),
      box({ fontFamily: 'Besley', fontSize: lineSize(content), lineHeight: 1.2 }, content),
    ),
  );

  return box(
    {
      ...SHARE_IMAGE,
      flexDirection: 'column',
      alignItems: 'center',
      boxSizing: 'border-box',
      padding: '98px 112px 108px',
      color: ink,
      fontFamily: 'Source Sans',
    },
    box({ fontSize: 24, fontWeight: 600, letterSpacing: 5 }, issuer.toUpperCase()),
    box(
      {
        justifyContent: 'center',
        textAlign: 'center',
        textWrap: 'balance',
        maxWidth: 900,
        marginTop: 24,
        fontFamily: 'Besley',
        fontSize: titleSize(words),
        lineHeight: 1.1,
      },
      title,
    ),
    box(
      { flexDirection: 'column', alignSelf: 'flex-start', width: FORM_WIDTH, marginTop: 'auto' },
      ...entries,
    ),
  );
}

/**
 * Fits a short name on one line, a long name on two and a sentence on three, above the lines of the
 * form.
 */
function titleSize({ title, lines }: ShareWords): number {
  if (title.length <= 16) return 92;
  if (title.length > 90) return 46;
  if (title.length > 66) return 54;

  return title.length <= 30 && lines.length < 3 ? 76 : 64;
}

/** As large as fits on the line. A letter of Besley is about half as wide as high. */
function lineSize({ length }: string): number {
  return Math.min(34, Math.floor((FORM_WIDTH - NAME_WIDTH) / (length * 0.53)));
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
