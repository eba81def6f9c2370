import { isMember } from '~/domain/matters/is-member';
import { FIRM_ROLES, type FirmRole, MATTER_ACCESS } from '~/domain/matters/matter-words';
import { PAYER_LABELS } from '~/domain/matters/payers';
import type { Firm } from '~/domain/matters/read-firm';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** A member of the firm. */
export type Colleague = { id: string; name: string; email: string; role: FirmRole };

export type FirmInvitation = { id: string; firm: string; role: FirmRole };

/** The desk of an account: its firm, or the invitations to one. */
export type AttorneyAccount =
  | {
      firm: Firm & { id: string; version: number };
      role: FirmRole;
      colleagues: readonly Colleague[];
      /** Invited addresses. Only owners see them. */
      invited: readonly { id: string; email: string; role: FirmRole }[];
    }
  | { firm?: undefined; invitations: readonly FirmInvitation[] };

/** Reasons that a firm was not changed. 'refused': the database does not take the values. */
export const FIRM_FAILURES = [
  'signed-out',
  'in-a-firm',
  'not-owner',
  'changed-meanwhile',
  'too-many-waiting',
  'not-found',
  'last-owner',
] as const;

export type FirmFailure = (typeof FIRM_FAILURES)[number] | 'refused' | ConnectionFailure;

const ROLES = Object.keys(FIRM_ROLES) as FirmRole[];

/** Load the firm of the signed-in user with its members, or the user's invitations. */
export async function loadAttorneyAccount(
  db: Db,
  userId: string,
): Promise<Result<AttorneyAccount, 'load-failed' | ConnectionFailure>> {
  const firms = await withinTime(
    db
      .from('firms')
      .select(
        'id, version, name, office_address, matter_access, payer_default, firm_bar_numbers (state_code, number, checked_on)',
      ),
  ).maybeSingle();
  if (firms.error) return fail(loadFailure(firms.status));
  if (!firms.data) return loadInvitations(db);

  const [colleagues, invited] = await Promise.all([
    listColleagues(db),
    withinTime(db.from('firm_invitations').select('id, email, role').order('created_at')),
  ]);
  if (!colleagues.ok) return colleagues;
  if (invited.error) return fail(loadFailure(invited.status));
  const { data: row } = firms;
  const members = colleagues.value;

  return ok({
    firm: {
      id: row.id,
      version: row.version,
      name: row.name,
      officeAddress: row.office_address,
      matterAccess: isMember(MATTER_ACCESS, row.matter_access) ? row.matter_access : 'named',
      payerDefault: isMember(PAYER_LABELS, row.payer_default) ? row.payer_default : 'client',
      barNumbers: row.firm_bar_numbers.map(
        ({ state_code: state, number, checked_on: checkedOn }) => ({
          state,
          number,
          checkedOn: checkedOn ?? undefined,
        }),
      ),
    },
    role: members.find(({ id }) => id === userId)?.role ?? 'billing',
    colleagues: members,
    invited: invited.data.map(({ id, email, role }) => ({ id, email, role: toRole(role) })),
  });
}

/** List the members of the signed-in user's firm. Nobody without a firm. */
export async function listColleagues(
  db: Db,
): Promise<Result<Colleague[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(db.rpc('firm_colleagues'));
  if (error) return fail(loadFailure(status));

  return ok(data as Colleague[]);
}

async function loadInvitations(
  db: Db,
): Promise<Result<AttorneyAccount, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(db.rpc('own_invitations'));
  if (error) return fail(loadFailure(status));

  return ok({ invitations: data as FirmInvitation[] });
}

function toRole(role: string): FirmRole {
  return ROLES.find((known) => known === role) ?? 'billing';
}

/** A change of a firm, by the function that makes it. */
export type FirmChange =
  | { name: 'open_firm'; args: { of_firm: string; firm: ReturnType<typeof toFirmRow> } }
  | { name: 'change_firm'; args: { expected: number; firm: ReturnType<typeof toFirmRow> } }
  | { name: 'invite_colleague'; args: { email: string; role: FirmRole } }
  | { name: 'take_back_invitation' | 'join_firm'; args: { invitation: string } }
  | { name: 'remove_colleague'; args: { of_user: string } }
  | { name: 'change_colleague'; args: { of_user: string; role: FirmRole } };

/** The outcomes that mean that the change was made, now or by an earlier call. */
const DONE = ['opened', 'changed', 'invited', 'taken-back', 'joined', 'removed'];

/** Change a firm. Every change can be repeated after a lost answer. */
export async function changeFirm(
  db: Db,
  { name, args }: FirmChange,
): Promise<Result<undefined, FirmFailure>> {
  const { data, error, status } = await withinTime(db.rpc(name, args as never));
  if (error) return fail(status === 0 ? connectionFailure() : 'refused');
  if (DONE.includes(String(data))) return ok(undefined);

  return fail(FIRM_FAILURES.find((code) => code === data) ?? 'refused');
}

/** A firm as the functions of the database take it. */
export function toFirmRow({ name, officeAddress, matterAccess, payerDefault, barNumbers }: Firm) {
  return {
    name,
    office_address: officeAddress,
    matter_access: matterAccess,
    payer_default: payerDefault,
    bar_numbers: barNumbers.map(({ state, number }) => ({ state, number })),
  };
}
