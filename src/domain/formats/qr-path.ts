/**
 * The dark modules of a QR code as an SVG path, with one unit per module. Adjacent dark modules
 * form one bar, because hairlines would show between them.
 */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, top) =>
      stretchesOf(row).map(({ start, length }) => `M${start},${top}h${length}v1h-${length}z`),
    )
    .join('');
}

function stretchesOf(row: readonly boolean[]): { start: number; length: number }[] {
  const stretches: { start: number; length: number }[] = [];
  row.forEach((isDark, index) => {
    const last = stretches.at(-1);
    if (!isDark) return;
    if (last !== undefined && last.start + last.length === index) last.length += 1;
    else stretches.push({ start: index, length: 1 });
  });

  return stretches;
}
