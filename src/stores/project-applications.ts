import { atom } from 'nanostores';
import { withDb } from '~/data/connection/client';
import { loadSentApplications } from '~/data/contractors/sent-applications';
import type { SentStatus } from '~/domain/contractors/bond-progress';
import type { Project } from '~/domain/contractors/contractor-desk';
import type { ProjectBond } from '~/domain/contractors/project-quote';
import { stableId } from '~/platform/stable-id';

/** The bonds that the contract of a won project asks for. */
export const FINAL_BONDS = ['performance-bond', 'payment-bond'] as const satisfies ProjectBond[];

/** The sent applications for final bonds of the user's projects, by {@link sentKey}. */
export const $sentBonds = atom<ReadonlyMap<string, SentStatus>>(new Map());

/** The key of a project's bond in {@link $sentBonds}. */
export function sentKey({ id }: Pick<Project, 'id'>, bond: ProjectBond): string {
  return `${id} ${bond}`;
}

/**
 * The id of the application for one bond of a project, the same each time. A bid that was taken back and asked again has
 * another price, and so another application for its bid bond.
 */
export function applicationIdOf(project: Project, bond: ProjectBond): Promise<string> {
  const [latest] = project.bids;
  const subject = bond === 'bid-bond' ? (latest?.id ?? project.id) : project.id;

  return stableId(`${subject} ${bond}`);
}

/** Load which final bonds of won projects were applied for. After a failed call, the last answer stays. */
export async function loadSentBonds(projects: readonly Project[]): Promise<void> {
  const won = projects.filter(({ stage }) => stage === 'awarded');
  if (won.length === 0) return;

  const pairs = await Promise.all(
    won.flatMap((project) =>
      FINAL_BONDS.map(
        async (bond) => [await applicationIdOf(project, bond), sentKey(project, bond)] as const,
      ),
    ),
  );
  const keys = new Map(pairs);
  const loaded = await withDb((db) => loadSentApplications(db, [...keys.keys()]));
  if (!loaded.ok) return;

  $sentBonds.set(
    new Map([...loaded.value].map(([id, status]) => [String(keys.get(id)), status] as const)),
  );
}
