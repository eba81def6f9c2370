import {
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  PDFDict,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { EmbeddedPaper } from './embed-paper.ts';

/** The role of an element for screen readers (ISO 32000-1, 14.8.4). */
export type Tag = 'H1' | 'H2' | 'P' | 'Figure';

/** One element of the document. It contains everything drawn inside `on`, on one page or several. */
export type TaggedElement = { on: (page: PDFPage, draw: () => void) => void };

/** The key of a page's tags in the tree of the document. */
const STRUCT_PARENTS = PDFName.of('StructParents');

type Entry = { ref: PDFRef; marks: { page: PDFPage; id: number }[]; dict: PDFDict };

/** The tags of a document. Screen readers read elements in the order of their creation. */
export type Structure = {
  element: (tag: Tag, alternative?: string) => TaggedElement;
  /** For borders, rules and page numbers, which screen readers skip. */
  artifact: TaggedElement;
  /** Add the tags of an embedded paper after those created so far. */
  adopt: (paper: EmbeddedPaper) => void;
  /** Write the tags into the document. Nothing may be drawn afterwards. */
  finish: () => void;
};

/** Start the tags of a document. */
export function createStructure(document: PDFDocument): Structure {
  const { context } = document;
  const rootRef = context.nextRef();
  const bodyRef = context.nextRef();
  const entries: Entry[] = [];
  const marksOfPage = new Map<PDFPage, PDFRef[]>();
  const adopted: EmbeddedPaper[] = [];

  const mark = (entry: Entry, page: PDFPage): number => {
    const marks = marksOfPage.get(page) ?? [];
    marksOfPage.set(page, marks);
    marks.push(entry.ref);
    entry.marks.push({ page, id: marks.length - 1 });

    return marks.length - 1;
  };

  return {
    element(tag, alternative) {
      const dict = context.obj({ Type: 'StructElem', S: tag, P: bodyRef });
      if (alternative !== undefined) dict.set(PDFName.of('Alt'), PDFString.of(alternative));
      const entry: Entry = { ref: context.register(dict), marks: [], dict };
      entries.push(entry);

      return {
        on(page, draw) {
          const id = mark(entry, page);
          const properties = `<</MCID ${id}>>`;
          page.pushOperators(
            PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${tag}`, properties]),
          );
          draw();
          page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
        },
      };
    },
    artifact: {
      on(page, draw) {
        page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, ['/Artifact']));
        draw();
        page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
      },
    },
    adopt(paper) {
      adopted.push(paper);
    },
    finish() {
      for (const { dict, marks } of entries) {
        const kids = marks.map(({ page, id }) =>
          context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }),
        );
        dict.set(PDFName.of('K'), context.obj(kids));
      }

      const parents: (PDFNumber | PDFRef)[] = [];
      [...marksOfPage].forEach(([page, refs], index) => {
        page.node.set(STRUCT_PARENTS, PDFNumber.of(index));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
        parents.push(PDFNumber.of(index), context.register(context.obj(refs)));
      });

      let nextKey = marksOfPage.size;
      for (const { pages, tagsOfPages } of adopted) {
        for (const page of pages) {
          const old = page.node.lookupMaybe(STRUCT_PARENTS, PDFNumber)?.asNumber();
          const tags = old === undefined ? undefined : tagsOfPages.get(old);
          page.node.delete(STRUCT_PARENTS);
          if (tags === undefined) continue;

          page.node.set(STRUCT_PARENTS, PDFNumber.of(nextKey));
          parents.push(PDFNumber.of(nextKey), tags);
          nextKey += 1;
        }
      }
      const adoptedTags = adopted.flatMap(({ tags }) => tags ?? []);
      for (const ref of adoptedTags) context.lookup(ref, PDFDict).set(PDFName.of('P'), rootRef);

      const kids = entries.map(({ ref }) => ref);
      context.assign(
        bodyRef,
        context.obj({ Type: 'StructElem', S: 'Document', P: rootRef, K: kids }),
      );
      context.assign(
        rootRef,
        context.obj({
          Type: 'StructTreeRoot',
          K: [bodyRef, ...adoptedTags],
          ParentTree: { Nums: parents },
          ParentTreeNextKey: nextKey,
        }),
      );
      document.catalog.set(PDFName.of('StructTreeRoot'), rootRef);
      document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}
