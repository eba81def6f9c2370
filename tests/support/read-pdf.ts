import { createCanvas } from '@napi-rs/canvas';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A paper as a PDF reader sees it: its metadata, the text of each page, and its appearance. */
export type ReadPdf = {
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  pageCount: number;
  /** The titles of the bookmarks. */
  bookmarks: string[];
  /** The text of a page in the order of its tags, each line break as a blank. Pages count from 1. */
  textOf: (page: number) => Promise<string>;
  /** The tags of a page in order: 'H1', 'P', 'Figure'. */
  tagsOf: (page: number) => Promise<string[]>;
  /** Whether every text of a page is at least half an inch from its edges. */
  edgesOf: (page: number) => Promise<{ isInside: boolean }>;
  /** The number of lines drawn on a page: rules, underlines and borders. */
  strokesOf: (page: number) => Promise<number>;
  /** A picture of a page, as a PNG, and the share of it that is not white: between 0 and 1. */
  draw: (page: number) => Promise<{ png: Buffer; ink: number }>;
};

const SCALE = 2;

/** Read a PDF with PDF.js, the viewer of Firefox. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({
    data: new Uint8Array(bytes), // a copy, because the reader empties its input
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as Record<string, string | undefined>;
  const marks = await document.getMarkInfo();

  return {
    title,
    language,
    isTagged: readMark(marks),
    pageCount: document.numPages,
    bookmarks: ((await document.getOutline()) ?? []).map((entry) => entry.title),
    textOf: (page) => textOf(document, page),
    tagsOf: (page) => tagsOf(document, page),
    edgesOf: (page) => edgesOf(document, page),
    strokesOf: (page) => strokesOf(document, page),
    draw: (page) => draw(document, page),
  };
}

/** The text of all pages of a PDF. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await readPdf(bytes);
  const pages = Array.from({ length: pdf.pageCount }, (_, index) => pdf.textOf(index + 1));

  return (await Promise.all(pages)).join(' ');
}

/** A map at run time, whatever its type. */
function readMark(marks: unknown): boolean {
  return marks instanceof Map && marks.get('Marked') === true;
}

async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const texts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));

  return texts.join('').replace(/\s+/g, ' ').trim();
}

type TreeNode = { role?: string; children?: TreeNode[] };

async function tagsOf(document: PDFDocumentProxy, number: number): Promise<string[]> {
  const page = await document.getPage(number);
  const collect = ({ role, children = [] }: TreeNode): string[] => [
    ...(role === undefined ? [] : [role]),
    ...children.flatMap(collect),
  ];

  return collect((await page.getStructTree()) as TreeNode).filter(
    (role) => role !== 'Root' && role !== 'Document',
  );
}

/** Half an inch, in points. */
const EDGE = 36;

async function edgesOf(document: PDFDocumentProxy, number: number): Promise<{ isInside: boolean }> {
  const page = await document.getPage(number);
  const { width: right, height: top } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const isInside = items.every((item) => {
    if (!('str' in item) || item.str.trim() === '') return true;
    const [x = 0, y = 0] = item.transform.slice(4) as number[];
    return x >= EDGE && x + item.width <= right - EDGE && y >= EDGE && y <= top - EDGE;
  });

  return { isInside };
}

async function strokesOf(document: PDFDocumentProxy, number: number): Promise<number> {
  const page = await document.getPage(number);
  const { fnArray, argsArray } = await page.getOperatorList();

  return fnArray.filter((operator, index) => {
    const path = argsArray[index] as unknown[] | null;
    return operator === OPS.constructPath && path?.[0] === OPS.stroke;
  }).length;
}

async function draw(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ png: Buffer; ink: number }> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  const context = canvas.getContext('2d');
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    background: 'white',
  }).promise;

  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let inked = 0;
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 255) < 250) inked += 1;
  }

  return { png: canvas.toBuffer('image/png'), ink: inked / (canvas.width * canvas.height) };
}
