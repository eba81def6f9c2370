import { isMember } from '~/domain/matters/is-member';
import type { MatterFacts } from '~/domain/matters/matter-values';
import { BONDABILITY_WORDS, type MatterKind } from '~/domain/matters/matter-words';
import {
  type GivenAnswer,
  type StoredMatter,
  toPeople,
  toStored,
  toValues,
} from '~/domain/matters/stored-matter';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';

type LoadFailure = 'load-failed' | ConnectionFailure;

/** A matter as its sheet shows it. */
export type LoadedMatter = MatterFacts & {
  id: string;
  version: number;
  given?: GivenAnswer | undefined;
  isClosed: boolean;
  responsible?: string | undefined;
  named: readonly string[];
  /** Private notes. Version 0: none yet. */
  note: { words: string; version: number };
};

/** Reasons that a matter was not saved or changed. 'refused': the database does not take the values. */
export const MATTER_FAILURES = [
  'not-allowed',
  'not-found',
  'too-many',
  'closed',
  'changed-elsewhere',
  'person-signed',
  'not-a-colleague',
  'attached-elsewhere',
  'has-application',
] as const;

export type MatterFailure =
  (typeof MATTER_FAILURES)[number] | 'refused' | 'signed-out' | ConnectionFailure;

const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;

/** Load one matter with its people and private notes. Undefined when the user may not open it. */
export async function loadMatter(
  db: Db,
  id: string,
): Promise<Result<LoadedMatter | undefined, LoadFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('matters')
      .select(
        '*, matter_people (id, role, full_name, email, phone), matter_access (user_id), matter_notes (words, version)',
      )
      .eq('id', id),
    LONG_TIMEOUT_MS,
  ).maybeSingle();
  if (error) return fail(loadFailure(status));
  if (!data) return ok(undefined);

  const kind: MatterKind = data.kind === 'litigation' ? 'litigation' : 'fiduciary';
  const { bondability: answer, bondability_on: on, matter_notes: note } = data;

  return ok({
    id,
    kind,
    version: data.version,
    values: toValues(kind, data as StoredMatter),
    people: toPeople(data.matter_people),
    given: isMember(BONDABILITY_WORDS, answer) && on !== null ? { answer, on } : undefined,
    isClosed: data.closed_at !== null,
    responsible: data.responsible ?? undefined,
    named: data.matter_access.map(({ user_id: userId }) => userId),
    note: { words: note?.words ?? '', version: note?.version ?? 0 },
  });
}

/** What is saved: the facts, and the version that they change. `key` makes a repeated call count once. */
export type MatterToSave = MatterFacts & {
  id: string;
  version: number;
  key: string;
  given?: GivenAnswer | undefined;
};

/** Save a matter. Returns its new version. */
export async function saveMatter(
  db: Db,
  { id, version, key, given, ...facts }: MatterToSave,
): Promise<Result<number, MatterFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('save_matter', {
      of_matter: id,
      known_version: version,
      save_key: key,
      matter: toStored(facts, given) as never,
    }),
    LONG_TIMEOUT_MS,
  );

  return toSaved(data, error && status);
}

/** Save the private notes on a matter. Returns their new version. */
export async function saveMatterNote(
  db: Db,
  { id, version, words }: { id: string; version: number; words: string },
): Promise<Result<number, MatterFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('save_matter_note', { of_matter: id, known_version: version, words }),
    LONG_TIMEOUT_MS,
  );

  return toSaved(data, error && status);
}

function toSaved(data: unknown, failedWith: number | null): Result<number, MatterFailure> {
  if (failedWith !== null) return fail(failureOf(failedWith));

  const { outcome, version } = data as { outcome: string; version?: number };
  if (outcome === 'saved') return ok(version ?? 0);

  return fail(MATTER_FAILURES.find((code) => code === outcome) ?? 'refused');
}

/**
 * Why a call failed that has no outcome, from its HTTP status. A failure of the server itself passes, as a lost connection
 * does. The server refuses a session that has ended with 401.
 */
function failureOf(status: number): 'refused' | 'signed-out' | ConnectionFailure {
  if (status === 0 || status >= SERVER_ERROR) return connectionFailure();

  return status === UNAUTHORIZED ? 'signed-out' : 'refused';
}

/** A change of a matter, by the function that makes it. */
export type MatterChange =
  | { name: 'hand_over_matter'; args: { of_matter: string; to_user: string } }
  | { name: 'name_for_matter'; args: { of_matter: string; of_user: string; is_named: boolean } }
  | { name: 'close_matter'; args: { of_matter: string; is_closed: boolean } }
  | { name: 'attach_application'; args: { of_matter: string; of_application: string } }
  | { name: 'file_later_paper'; args: { of_matter: string; of_term: number; of_rider: number } };

/** The outcomes that mean that the change was made, now or by an earlier call. */
const DONE = ['handed-over', 'changed', 'closed', 'reopened', 'attached', 'filed'];

/** Change a matter. Every change can be repeated after a lost answer. */
export async function changeMatter(
  db: Db,
  { name, args }: MatterChange,
): Promise<Result<undefined, MatterFailure>> {
  const { data, error, status } = await withinTime(db.rpc(name, args as never), LONG_TIMEOUT_MS);
  if (error) return fail(failureOf(status));
  if (DONE.includes(String(data))) return ok(undefined);

  return fail(MATTER_FAILURES.find((code) => code === data) ?? 'refused');
}
