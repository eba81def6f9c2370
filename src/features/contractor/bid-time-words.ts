import type { Project } from '~/domain/contractors/contractor-desk';

/**
 * When the bids of a project open, in the time zone in which the contractor entered it: "Dec 1, 2026, 2:00 PM EST". The
 * zone is named because somebody may read it far from the job.
 */
export function bidTimeWords({ bidAt, timeZone }: Pick<Project, 'bidAt' | 'timeZone'>): string {
  return new Intl.DateTimeFormat('en-US', {
    ...({ month: 'short', day: 'numeric', year: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' } as const),
  }).format(new Date(bidAt));
}
