import { pageCount, pageWords } from '~/domain/dashboard/pages';
import type { DeskAddress } from '~/domain/dashboard/desk-address';
import { deskLink, listLink } from './use-desk-address';

/** The id of what holds the list: a press on another page leads there. */
export const LIST_ID = 'desk-panel';

type Props = {
  /** What is paged through, in the plural: "bonds". */
  what: string;
  tab: DeskAddress['tab'];
  page: number;
  total: number;
  /** The path, where it is not the dashboard itself. */
  path?: string;
};

/** Where in a long list one is, and the way to the pages beside. Nothing where one page holds it all. */
export function Pager({ what, tab, page, total, path }: Props) {
  const last = pageCount(total);
  if (last === 1) return null;

  const linkTo = (target: number) =>
    path === undefined
      ? deskLink({ tab, page: target }, scrollToList)
      : listLink(path, target, scrollToList);

  return (
    <nav
      aria-label={`Pages of ${what}`}
      className="mt-6 flex flex-wrap items-center justify-between gap-3"
    >
      <p className="text-muted tabular-nums">
        {what[0]?.toUpperCase()}
        {what.slice(1)} {pageWords(page, total)}
      </p>
      <p className="flex gap-3">
        {page > 1 && (
          <a {...linkTo(page - 1)} className="button button-secondary" rel="prev">
            Previous
          </a>
        )}
        {page < last && (
          <a {...linkTo(page + 1)} className="button button-secondary" rel="next">
            Next
          </a>
        )}
      </p>
    </nav>
  );
}

function scrollToList(): void {
  const list = document.getElementById(LIST_ID);
  list?.scrollIntoView({ block: 'start' });
  list?.focus({ preventScroll: true });
}
