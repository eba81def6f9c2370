import { BLACK, type Column, type Look, type Paper, type Words } from './paper.ts';

/** Something with a known height that can be drawn with its upper left corner anywhere on a page. */
export type Block = { height: number; draw: (x: number, top: number) => void };

/** Blocks below each other. */
export function stack(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw(x, top) {
      blocks.reduce((y, block) => {
        block.draw(x, y);

        return y - block.height;
      }, top);
    },
  };
}

/** Blocks side by side with aligned tops, each at its distance from the left edge. */
export function beside(blocks: readonly (readonly [distance: number, block: Block])[]): Block {
  return {
    height: Math.max(...blocks.map(([, { height }]) => height)),
    draw(x, top) {
      for (const [distance, block] of blocks) block.draw(x + distance, top);
    },
  };
}

/** Empty space. */
export function gap(height: number): Block {
  return { height, draw: () => undefined };
}

/** A text in a column of the given width. */
export function text(paper: Paper, words: Words, look: Look, width: number): Block {
  const leading = look.size * (look.leading ?? 1.34);

  return {
    height: paper.heightOf(words, look, { x: 0, width }),
    draw(x, top) {
      paper.place(words, look, { x, width, y: top - leading });
    },
  };
}

/** A line to write on. */
export function line(paper: Paper, width: number, thickness = 0.7): Block {
  return {
    height: 1,
    draw(x, top) {
      paper.rule(x, top - 1, width, thickness, BLACK);
    },
  };
}

/** A block in a box of the given width. */
export function boxed(paper: Paper, inside: Block, width: number): Block {
  const { height } = inside;

  return {
    height,
    draw(x, top) {
      const box = { x, y: top - height, width, height, borderColor: BLACK, borderWidth: 0.7 };
      paper.structure.artifact.on(paper.page, () => paper.page.drawRectangle(box));
      inside.draw(x, top);
    },
  };
}

/** Blocks in rows of two columns, as rows below each other. Rows are as high as needed. */
export function gridRows(
  [left, right]: readonly [Column, Column],
  blocks: readonly Block[],
): Block[] {
  const rows: Block[] = [];
  for (let index = 0; index < blocks.length; index += 2) {
    const row = blocks.slice(index, index + 2);
    rows.push(beside(row.map((block, place) => [place === 0 ? 0 : right.x - left.x, block])));
  }

  return rows;
}

/**
 * Write blocks in rows of two columns, with space below each row. A row stays on one page, and the last one also with
 * what follows it, of the height `after`.
 */
export function writeGrid(
  paper: Paper,
  columns: readonly [Column, Column],
  blocks: readonly Block[],
  { space, after = 0 }: { space: number; after?: number },
): void {
  const rows = gridRows(columns, blocks);
  rows.forEach((row, index) => {
    const isLast = index === rows.length - 1;
    paper.keepTogether(isLast && after > 0 ? row.height + space + after : row.height);
    row.draw(columns[0].x, paper.y);
    paper.space(row.height + space);
  });
}
