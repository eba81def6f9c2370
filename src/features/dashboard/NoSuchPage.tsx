import type { DeskTab } from '~/domain/dashboard/desk-address';
import { deskLink } from './use-desk-address';

/** Shown if the address names a page that the list does not have. */
export function NoSuchPage({ tab, page }: { tab: DeskTab; page: number }) {
  return (
    <div className="py-8">
      <h2 className="text-lg">There is no page {page}</h2>
      <p className="mt-1">
        The list is shorter than that. <a {...deskLink({ tab })}>Go to its first page</a>
      </p>
    </div>
  );
}
