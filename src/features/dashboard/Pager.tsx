import { pageCount, pageWords } from '~/domain/dashboard/pages';
import type { DeskAddress } from '~/domain/dashboard/desk-address';
import { deskLink, listLink } from './use-desk-address';

/** The id of the element around the list. A link to another page scrolls there. */
export const LIST_ID = 'desk-panel';

type Props = {
  /** The items of the list in the plural: "bonds". */
  what: string;
  tab: DeskAddress['tab'];
  page: number;
  total: number;
  /** The path of the list, if it is not on the dashboard itself. */
  path?: string;
  /** What the list is searched for. */
  search?: string | undefined;
};

/** The position in a long list, with links to the previous and next pages. Renders nothing if the list has one page. */
export function Pager({ what, tab, page, total, path, search }: Props) {
  const last = pageCount(total);
  if (last === 1) return null;

  const linkTo = (target: number) => {
    const place = { page: target, ...(search && { search }) };

    return path === undefined
      ? deskLink({ tab, ...place }, scrollToList)
      : listLink(path, place, scrollToList);
  };

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

/** Scroll to the list and focus it. */
export function scrollToList(): void {
  const list = document.getElementById(LIST_ID);
  list?.scrollIntoView({ block: 'start' });
  list?.focus({ preventScroll: true });
}
