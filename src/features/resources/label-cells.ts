const ROW = /<tr>([\s\S]*?)<\/tr>/g;
const CELL = /<t[hd]>([\s\S]*?)<\/t[hd]>/g;

/**
 * The head and body of a table that Markdown has made, for `ui/PairTable.astro`: the first cell of
 * each line heads it, and every other carries the name of its column in `data-label`. Throws when
 * there is no table.
 */
export function labelCells(html: string): string {
  const [head, ...lines] = [...html.matchAll(ROW)].map(([, row = '']) => cellsOf(row));
  if (!head || lines.length === 0) {
    throw new Error('A FigureTable holds a table with a head and at least one line');
  }

  const columns = head.map(textOf);
  const headCells = head.map((content) => `<th scope="col">${content}</th>`).join('');
  const body = lines.map((cells) => `<tr>${cells.map(toCell(columns)).join('')}</tr>`).join('');

  return `<thead><tr>${headCells}</tr></thead><tbody>${body}</tbody>`;
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(CELL)].map(([, content = '']) => content);
}

function toCell(columns: readonly string[]) {
  return (content: string, index: number): string =>
    index === 0
      ? `<th scope="row">${content}</th>`
      : `<td data-label="${columns[index] ?? ''}"><span>${content}</span></td>`;
}

/** The words of a cell, fit for an attribute. Its entities stay as they are. */
function textOf(content: string): string {
  return content
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
}
