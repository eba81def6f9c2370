import {
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** A bookmark: its title and the page it opens. */
export type Bookmark = { title: string; page: PDFPage };

/** Write bookmarks into a document, in this order, and show them when it opens. */
export function writeBookmarks(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = document;
  const outlines = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());

  bookmarks.forEach(({ title, page }, index) => {
    const [own, previous, next] = [refs[index], refs[index - 1], refs[index + 1]];
    if (own === undefined) return;

    context.assign(
      own,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: outlines,
        Dest: [page.ref, PDFName.of('XYZ'), PDFNull, PDFNull, PDFNull],
        ...(previous && { Prev: previous }),
        ...(next && { Next: next }),
      }),
    );
  });
  const [first, last] = [refs[0], refs.at(-1)];
  context.assign(
    outlines,
    context.obj({
      Type: 'Outlines',
      Count: PDFNumber.of(refs.length),
      ...(first && { First: first }),
      ...(last && { Last: last }),
    }),
  );
  catalog.set(PDFName.of('Outlines'), outlines);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
