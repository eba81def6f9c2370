import {
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  type PDFDict,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** What a part of the paper is to a program that reads it aloud (ISO 32000-1, 14.8.4). */
export type Tag = 'H1' | 'H2' | 'P' | 'Figure';

/** One element of the paper: what is drawn inside `on` belongs to it, on one page or on several. */
export type TaggedElement = { on: (page: PDFPage, draw: () => void) => void };

type Entry = { ref: PDFRef; marks: { page: PDFPage; id: number }[]; dict: PDFDict };

/** Tags of a document: the order in which they are made is the order in which it is read. */
export type Structure = {
  element: (tag: Tag, alternative?: string) => TaggedElement;
  /** What is for the eye alone: borders, rules, page numbers. */
  artifact: TaggedElement;
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
    finish() {
      for (const { dict, marks } of entries) {
        const kids = marks.map(({ page, id }) =>
          context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }),
        );
        dict.set(PDFName.of('K'), context.obj(kids));
      }

      const parents: (PDFNumber | PDFRef)[] = [];
      [...marksOfPage].forEach(([page, refs], index) => {
        page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
        parents.push(PDFNumber.of(index), context.register(context.obj(refs)));
      });

      const kids = entries.map(({ ref }) => ref);
      context.assign(
        bodyRef,
        context.obj({ Type: 'StructElem', S: 'Document', P: rootRef, K: kids }),
      );
      context.assign(
        rootRef,
        context.obj({
          Type: 'StructTreeRoot',
          K: [bodyRef],
          ParentTree: { Nums: parents },
          ParentTreeNextKey: marksOfPage.size,
        }),
      );
      document.catalog.set(PDFName.of('StructTreeRoot'), rootRef);
      document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}
