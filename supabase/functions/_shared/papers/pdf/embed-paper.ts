import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
  type PDFDocument,
} from '@cantoo/pdf-lib';

/** A finished PDF inside another document: its pages, and the tags that describe them. */
export type EmbeddedPaper = {
  pages: PDFPage[];
  /** The element above all tags of the paper; undefined if it has none. */
  tags: PDFRef | undefined;
  /** The tags of each page by the number that the page names. */
  tagsOfPages: ReadonlyMap<number, PDFRef>;
};

/**
 * Copy the pages of a finished PDF to the end of a document. Each page keeps its content streams byte for byte, its
 * size and its fonts. Nothing is drawn again.
 */
export function embedPaper(document: PDFDocument, source: PDFDocument): EmbeddedPaper {
  const copier = PDFObjectCopier.for(source.context, document.context);
  const pages = source
    .getPages()
    .map((page) => document.addPage(toPage(document, copyRef(copier, page.ref))));

  // The tags come after the pages, so that they refer to the copies.
  const root = source.catalog.lookup(PDFName.of('StructTreeRoot'));
  const tags = root instanceof PDFDict ? firstTag(root) : undefined;
  if (!(root instanceof PDFDict) || tags === undefined)
    return { pages, tags: undefined, tagsOfPages: new Map() };

  source.context.lookup(tags, PDFDict).delete(PDFName.of('P'));
  return { pages, tags: copyRef(copier, tags), tagsOfPages: readTagsOfPages(root, copier) };
}

function copyRef(copier: PDFObjectCopier, ref: PDFRef): PDFRef {
  const copied = copier.copy(ref);
  if (!(copied instanceof PDFRef)) throw new Error('[papers] A part of the paper cannot be copied');

  return copied;
}

function toPage(document: PDFDocument, ref: PDFRef): PDFPage {
  const leaf = document.context.lookup(ref);
  if (!(leaf instanceof PDFPageLeaf)) throw new Error('[papers] The paper has no such page');

  return PDFPage.of(leaf, ref, document);
}

function firstTag(root: PDFDict): PDFRef | undefined {
  const kids = root.lookup(PDFName.of('K'));
  const tag = kids instanceof PDFArray && kids.size() === 1 ? kids.get(0) : undefined;

  return tag instanceof PDFRef ? tag : undefined;
}

function readTagsOfPages(root: PDFDict, copier: PDFObjectCopier): Map<number, PDFRef> {
  const tree = root.lookup(PDFName.of('ParentTree'));
  const numbers = tree instanceof PDFDict ? tree.lookup(PDFName.of('Nums')) : undefined;
  const values = numbers instanceof PDFArray ? numbers.asArray() : [];
  const tags = new Map<number, PDFRef>();
  values.forEach((key, index) => {
    const value = values[index + 1];
    if (key instanceof PDFNumber && value instanceof PDFRef)
      tags.set(key.asNumber(), copyRef(copier, value));
  });

  return tags;
}
