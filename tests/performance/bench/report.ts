/** One table of the report, with one row for each measurement. */
export type Table = { title: string; note?: string; head: string[]; rows: (string | number)[][] };

/** A table as text. The first column is left-aligned, the others right-aligned. */
export function formatTable({ title, note, head, rows }: Table): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );

  return [title, ...(note ? [note] : []), '', ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** The median. For an even number of values, the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);

  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The percentile for a share from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);

  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
