import { DESK_FAILURE_CODES, type DeskFailure } from '~/domain/contractors/desk-failures';
import { type LineStop, readStops } from '~/domain/contractors/line-stops';
import { isRecord } from '~/domain/is-record';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';
import type { Database, Json } from '../database.types';

/** What a call did. `stops` are the rules that stop a bid; empty for every other call. */
export type DeskAnswer = { outcome: string; stops: LineStop[] };

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;

type Functions = Database['public']['Functions'];

/** The functions of the desk, for contractors and for staff. */
export type DeskFunction =
  | 'save_contractor'
  | 'add_statement'
  | 'save_wip_schedule'
  | 'save_project'
  | 'request_bid'
  | 'move_bid'
  | 'write_letter'
  | 'link_project_bond'
  | 'record_bid_result'
  | 'grant_line'
  | 'approve_line'
  | 'suspend_line'
  | 'renew_line'
  | 'decide_bid'
  | 'confirm_statement'
  | 'confirm_schedule'
  | 'confirm_largest_job'
  | 'ask_indemnitor'
  | 'release_indemnitor'
  | 'notify_indemnitor';

/** Call a function of the desk. A repeated call with the same ids and versions has no further effect. */
export async function callDesk<Name extends DeskFunction>(
  db: Db,
  name: Name,
  given: Functions[Name]['Args'],
): Promise<Result<DeskAnswer, DeskFailure>> {
  const { data, error, status } = await withinTime(db.rpc(name, given as never), LONG_TIMEOUT_MS);
  if (error && status === 0) return fail(connectionFailure());
  if (error && status === UNAUTHORIZED) return fail('session-ended');
  if (error) return fail(status === BAD_REQUEST ? 'refused' : 'not-saved');

  return readAnswer(data as Json);
}

function readAnswer(data: Json): Result<DeskAnswer, DeskFailure> {
  const answer = isRecord(data) ? data : { outcome: data };
  const outcome = answer['outcome'] === 'signed-out' ? 'session-ended' : answer['outcome'];
  const failure = DESK_FAILURE_CODES.find((code) => code === outcome);
  if (failure) return fail(failure);
  if (typeof outcome !== 'string') return fail('not-saved');

  return ok({ outcome, stops: readStops(answer['stops']) });
}
