import { weighPage } from '../page-weight.ts';
import { PAGES } from './bench-size.ts';
import type { Table } from './report.ts';

/** The bytes and the number of scripts of one page of each kind in a built site, on the first visit. */
export async function bytesPerPage(directory: string): Promise<Table> {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = Object.entries(PAGES).map(async ([path, file]) => {
    const { html, css, javascript, fonts, scripts } = await weighPage(directory, file);

    return [path, ...[javascript, css, html, fonts].map(kilobytes), scripts.size];
  });

  return {
    title: 'Bytes of the first load, kB (brotli)',
    head: ['page', 'JavaScript', 'CSS', 'HTML', 'fonts', 'scripts'],
    rows: await Promise.all(rows),
  };
}
