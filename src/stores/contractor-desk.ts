import { withDb } from '~/data/connection/client';
import { loadOwnDesk } from '~/data/contractors/contractor-desk';
import { callDesk, type DeskAnswer, type DeskFunction } from '~/data/contractors/desk-calls';
import type { Database } from '~/data/database.types';
import { agencyDay } from '~/domain/business-day';
import type { ContractorDesk, Project } from '~/domain/contractors/contractor-desk';
import type { DeskFailure } from '~/domain/contractors/desk-failures';
import type { ProjectBond } from '~/domain/contractors/project-quote';
import { fail, ok, type Result } from '~/domain/result';
import { now } from '~/platform/clock';
import { fetchPart } from '~/platform/fetch-part';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';
import { loadSentBonds, nextApplicationId } from './project-applications';

/** The one key of {@link contractorView}. */
export const OWN_DESK = '';

/** The account of the signed-in contractor. The desk is undefined for a user who has not opened one. */
export const contractorView: DeskView<{ desk: ContractorDesk | undefined }> = createDeskView(
  async (userId) => {
    // A page's first `Intl` format takes a phone 50 ms. It gets a task of its own, while the desk's data are on their way.
    setTimeout(agencyDay, 0, now());
    const result = await withDb((db) => loadOwnDesk(db, userId));
    if (result.ok && result.value) void loadSentBonds(result.value.projects);

    return result.ok ? { ok: true, value: { desk: result.value } } : result;
  },
  'Failed to load your desk',
);

/** The account as it was loaded last. */
export function loadedDesk(): ContractorDesk | undefined {
  return contractorView.at(OWN_DESK).get().value?.desk;
}

/** Change the account. The desk reloads, whatever the outcome. */
export async function changeDesk<Name extends DeskFunction>(
  name: Name,
  given: Database['public']['Functions'][Name]['Args'],
): Promise<Result<DeskAnswer, DeskFailure>> {
  const result = await withDb((db) => callDesk(db, name, given));
  await contractorView.refresh(OWN_DESK);

  return result;
}

/**
 * Store a filled-in application for one bond of a project, and return the address that continues it. The same bond of a
 * bid is the same application until that one is withdrawn, so a second press never makes another one. The application
 * is linked to the project: the line approves the bid bond at once while it holds the bid, and the project moves on once
 * the bond is issued.
 */
export async function startProjectQuote(
  bond: ProjectBond,
  desk: ContractorDesk,
  project: Project,
): Promise<Result<string, DeskFailure | 'too-many-drafts'>> {
  const isBid = bond === 'bid-bond';
  const code = await fetchPart(loadFillIn());
  if (!code.ok) return fail(code.code === 'offline' ? 'offline' : 'unreachable');

  const { saveApplicationDraft, loadKnownAccount, PROJECT_BONDS, projectSections } = code.value;
  const { knownAnswers, toAccountAnswers } = code.value;
  const id = await nextApplicationId(project, bond);
  const account = await loadKnownAccount();
  const choice = {
    bondSlug: bond,
    stateCode: project.state,
    mayBePerson: false,
    sameTrade: PROJECT_BONDS,
  };
  const known = account && knownAnswers(account, choice);
  const selection = {
    bondType: bond,
    stateCode: project.state,
    ...(isBid && { isOfBid: true }),
    project: { contractorId: desk.id, projectId: project.id },
  };
  const answers = toAccountAnswers({
    quoteId: id,
    revision: 1,
    step: 'bond-details',
    selection,
    sections: projectSections(bond, desk, project, agencyDay(now()), known),
    savedAt: now().toISOString(),
  });
  const saved = await withDb((db) =>
    saveApplicationDraft(
      db,
      { id, revision: 1, bondSlug: bond, stateCode: project.state, answers },
      undefined,
    ),
  );
  const address = `/quote?resume=${id}`;
  // 'stale': the account has the application already, perhaps with more answers.
  if (!saved.ok && saved.code !== 'stale') return fail(saved.code);

  const linked = await changeDesk('link_project_bond', {
    of_project: project.id,
    of_application: id,
  });

  return linked.ok ? ok(address) : linked;
}

/** Load the code that fills in an application. The desk itself does not need it. */
async function loadFillIn() {
  const [parts] = await Promise.all([
    Promise.all([
      import('~/data/applications/application-drafts'),
      import('./known-answers'),
      import('~/domain/contractors/project-quote'),
      import('~/domain/quote/known-answers'),
    ]),
    loadZod(),
  ]);
  // Its schemas need Zod after its set-up.
  const { toAccountAnswers } = await import('~/domain/quote/account-draft');
  const [{ saveApplicationDraft }, { loadKnownAccount }, quote, { knownAnswers }] = parts;
  const { PROJECT_BONDS, projectSections } = quote;

  return {
    saveApplicationDraft,
    loadKnownAccount,
    PROJECT_BONDS,
    projectSections,
    knownAnswers,
    toAccountAnswers,
  };
}
