// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  type BoardRow,
  boardRows,
  filterRows,
  type ListedMatter,
  NO_FILTER,
} from '~/domain/matters/board';
import { BoardTable } from '~/features/attorney/BoardTable';
import { render } from '../../ui/render';

const MATTERS: ListedMatter[] = Array.from({ length: 500 }, (_, at) => ({
  id: `m${at}`,
  bond: 'administrator',
  state: 'SC',
  county: 'Charleston',
  court: 'Probate Court',
  caseNumber: '',
  subject: `Decedent ${at}`,
  reference: '',
  fileBy: '2026-12-01',
  amount: 1_000_000,
  isFiled: false,
  isClosed: false,
  clients: [`Client ${at % 7}`],
}));

const showBoard = (rows: BoardRow[]) =>
  render(<BoardTable rows={rows} colleagues={[]} states={{}} today="2026-11-23" />);
const cell = (label: string) => document.querySelector(`td[data-label="${label}"]`)?.textContent;

describe('the board of 500 matters', () => {
  it('keeps each row while the filter changes, so that its row is not rendered again', () => {
    const rows = boardRows(MATTERS, new Map(), '2026-11-23');
    const one = filterRows(rows, { ...NO_FILTER, search: 'decedent 499' });

    expect(one).toHaveLength(1);
    expect(rows).toContain(one[0]); // the same object, which memo compares
    expect(filterRows(rows, NO_FILTER).every((row, at) => row === rows[at])).toBe(true);
  });

  it.each([
    [{ nextDue: '2027-12-01' }, 'Runs until it is releasedNext premium due December 1, 2027'],
    [{ expiryDate: '2027-12-01', nextDue: '2027-12-01' }, 'Renews or ends December 1, 2027'],
    [{}, 'Runs until it is released'],
  ])('says of a filed bond that it is filed, and its next day: %o', (days, words) => {
    const progress = { status: 'issued', bondStatus: 'active', isFiled: true, ...days } as const;
    const [row] = MATTERS;
    if (row) showBoard(boardRows([row], new Map([[row.id, progress]]), '2026-11-23'));

    expect(cell('File by')).toBe('Filed');
    expect(cell('Amount')).toBe(`$10,000${words}`);
  });

  it('says that there is no date only where a bond is not filed and has no day', () => {
    const [row] = MATTERS;
    if (row) showBoard(boardRows([{ ...row, fileBy: undefined }], new Map(), '2026-11-23'));

    expect(cell('File by')).toBe('No date');
  });

  it('renders no row again that stays in the list', () => {
    let reads = 0;
    const rows = boardRows(MATTERS, new Map(), '2026-11-23')
      .slice(0, 50)
      .map((row) => Object.defineProperty({ ...row }, 'title', { get: () => `M${(reads += 1)}` }));
    const table = (shown: typeof rows) => (
      <BoardTable rows={shown} colleagues={[]} states={{}} today="2026-11-23" />
    );
    const { draw } = render(table(rows));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(50);
    expect(document.body.textContent).toContain('5 business days');
    const first = reads;

    draw(table(rows.slice(0, 20)));

    expect(document.querySelectorAll('tbody tr')).toHaveLength(20);
    expect(reads).toBe(first);
  });
});
