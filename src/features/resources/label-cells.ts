const ROW = /<tr>([\s\S]*?)<\/tr>/g;
const CELL = /<t[hd]>([\s\S]*?)<\/t[hd]>/g;

/**
 * Convert a Markdown table to the head and body that `ui/PairTable.astro` needs. The first cell of each row becomes its
 * header, and every other cell has its column's name in `data-label`. Throws if the HTML has no table.
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

/** The text of a cell for use in an attribute. HTML entities stay as they are. */
function textOf(content: string): string {
  return content
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
}
