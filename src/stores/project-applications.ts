import { atom } from 'nanostores';
import { withDb } from '~/data/connection/client';
import { loadSentApplications, type SentApplication } from '~/data/contractors/sent-applications';
import { bondsToFollow, mayApply } from '~/domain/contractors/bond-progress';
import type { Project } from '~/domain/contractors/contractor-desk';
import type { ProjectBond } from '~/domain/contractors/project-quote';
import { stableId } from '~/platform/stable-id';

/** The last application that the user sent for one bond of a project. Attempts count from 1. */
export type SentBond = SentApplication & { attempt: number };

/** The sent applications for the bonds of the stages of the user's projects, by {@link sentKey}. */
export const $sentBonds = atom<ReadonlyMap<string, SentBond>>(new Map());

/** The key of a project's bond in {@link $sentBonds}. */
export function sentKey({ id }: Pick<Project, 'id'>, bond: ProjectBond): string {
  return `${id} ${bond}`;
}

/** The id under which the next application for a bond of a project is stored, the same until that one is withdrawn. */
export function nextApplicationId(project: Project, bond: ProjectBond): Promise<string> {
  const sent = $sentBonds.get().get(sentKey(project, bond));
  if (!sent) return applicationIdOf(project, bond, 1);

  return applicationIdOf(project, bond, mayApply(sent.status) ? sent.attempt + 1 : sent.attempt);
}

/**
 * The id of one attempt at the application for a bond of a project, the same each time. A bid that was taken back and
 * asked again has another price, and so another application for its bid bond.
 */
function applicationIdOf(project: Project, bond: ProjectBond, attempt: number): Promise<string> {
  const [latest] = project.bids;
  const subject = bond === 'bid-bond' ? (latest?.id ?? project.id) : project.id;

  return stableId(attempt === 1 ? `${subject} ${bond}` : `${subject} ${bond} ${attempt}`);
}

/** Counts the loads: an answer counts only while no later load has started. */
let turn = 0;

type Wanted = { project: Project; bond: ProjectBond };

/** Load which bonds of the projects' stages were applied for. After a failed call, the last answer stays. */
export async function loadSentBonds(projects: readonly Project[]): Promise<void> {
  turn += 1;
  const own = turn;
  const sent = new Map<string, SentBond>();
  let wanted: Wanted[] = projects.flatMap((project) =>
    bondsToFollow(project.stage).map((bond) => ({ project, bond })),
  );

  // A withdrawn application may have another one after it.
  for (let attempt = 1; wanted.length > 0; attempt += 1) {
    const found = await sentOf(wanted, attempt);
    if (!found || own !== turn) return;

    for (const [{ project, bond }, one] of found)
      sent.set(sentKey(project, bond), { ...one, attempt });
    wanted = [...found].filter(([, { status }]) => mayApply(status)).map(([one]) => one);
  }

  $sentBonds.set(sent);
}

/** Those that were sent. Undefined after a failed call. */
async function sentOf(wanted: readonly Wanted[], attempt: number) {
  const ids = await Promise.all(
    wanted.map(({ project, bond }) => applicationIdOf(project, bond, attempt)),
  );
  const loaded = await withDb((db) => loadSentApplications(db, ids));
  if (!loaded.ok) return undefined;

  return new Map(
    wanted.flatMap((one, index) => {
      const sent = loaded.value.get(String(ids[index]));
      return sent ? [[one, sent] as const] : [];
    }),
  );
}
