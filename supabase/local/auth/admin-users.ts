import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { findById, toUser, type Account } from './accounts.ts';
import type { AuthCall, AuthParts } from './call.ts';
import { AuthFailure, invalid } from './failure.ts';
import { checkEmailIsFree, makeAccount, readEmail } from './make-account.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

const metadataSchema = z.record(z.string(), z.unknown());

const attributesSchema = z.object({
  id: z.uuid().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  email_confirm: z.boolean().default(false),
  user_metadata: metadataSchema.default({}),
  app_metadata: metadataSchema.default({}),
  ban_duration: z
    .string()
    .regex(/^(none|\d+[hms])$/)
    .optional(),
});

const DEFAULT_PER_PAGE = 50;

/** `POST /admin/users` */
export async function createUser({ database }: AuthParts, call: AuthCall): Promise<Response> {
  const attributes = readAttributes(call);
  const email = readEmail(attributes.email ?? '');
  await checkEmailIsFree(database, email);

  const { id, password } = attributes;
  const account = await makeAccount(database, {
    ...(id && { id }),
    ...(password && { password }),
    email,
    isConfirmed: attributes.email_confirm,
    userMetadata: attributes.user_metadata,
    appMetadata: attributes.app_metadata,
  });

  return Response.json(await toUser(database, account));
}

/** `GET /admin/users`: newest first, with the total in a header. */
export async function listUsers({ database }: AuthParts, call: AuthCall): Promise<Response> {
  const { searchParams } = new URL(call.request.url);
  const page = Number(searchParams.get('page') || 1);
  const perPage = Number(searchParams.get('per_page') || DEFAULT_PER_PAGE);
  if (!Number.isInteger(page) || !Number.isInteger(perPage) || page < 1 || perPage < 1)
    throw invalid('Bad Pagination Parameters');

  const { rows } = await database.query<{ id: string; total: number }>(
    `select id, count(*) over ()::int as total from auth.users
     order by created_at desc, id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  const accounts = await Promise.all(rows.map(({ id }) => loadAccount(database, id)));
  const users = await Promise.all(accounts.map((account) => toUser(database, account)));
  const total = rows[0]?.total ?? 0;

  return Response.json(
    { users, aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: pageLinks(page, perPage, total) } },
  );
}

/** `GET /admin/users/{id}` */
export async function getUser(
  { database }: AuthParts,
  _call: AuthCall,
  id: string,
): Promise<Response> {
  return Response.json(await toUser(database, await loadAccount(database, id)));
}

/**
 * `PUT /admin/users/{id}`. Merges metadata; a key set to null is removed. A new password or a ban ends the sessions.
 */
export async function updateUserById(
  { database }: AuthParts,
  call: AuthCall,
  id: string,
): Promise<Response> {
  const account = await loadAccount(database, id);
  const attributes = readAttributes(call);
  const { password, ban_duration: ban } = attributes;
  if (attributes.email) await changeEmail(database, account, readEmail(attributes.email));

  await database.query(
    `update auth.users
     set encrypted_password = coalesce($2, encrypted_password),
       email_confirmed_at = case when $3 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $4::jsonb),
       raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || $5::jsonb),
       banned_until = case when $6::interval is null then banned_until else nullif(now() + $6::interval, now()) end,
       updated_at = now()
     where id = $1`,
    [
      id,
      password ? await hashPassword(database, password) : null,
      attributes.email_confirm,
      JSON.stringify(attributes.user_metadata),
      JSON.stringify(attributes.app_metadata),
      ban === 'none' ? '0s' : (ban ?? null),
    ],
  );
  if (password || (ban && ban !== 'none')) await endSessions(database, id);

  return Response.json(await toUser(database, await loadAccount(database, id)));
}

/** `DELETE /admin/users/{id}`. Deletes the user for good: the local stack keeps no soft-deleted users. */
export async function deleteUser(
  { database }: AuthParts,
  call: AuthCall,
  id: string,
): Promise<Response> {
  const account = await loadAccount(database, id);
  if (call.form.should_soft_delete === true)
    throw invalid('The local stack deletes users for good only');
  await database.query('delete from auth.users where id = $1', [account.id]);

  return Response.json({});
}

function readAttributes(call: AuthCall) {
  const parsed = attributesSchema.safeParse(call.form);
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error));

  return parsed.data;
}

/** The account in a path. Throws the platform's refusal for an unknown account. */
export async function loadAccount(database: Database, id: string): Promise<Account> {
  if (!z.uuid().safeParse(id).success)
    throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  const account = await findById(database, id);
  if (!account) throw new AuthFailure(404, 'user_not_found', 'User not found');

  return account;
}

async function changeEmail(database: Database, { id }: Account, email: string): Promise<void> {
  await checkEmailIsFree(database, email, id);
  await database.query('update auth.users set email = $2 where id = $1', [id, email]);
  await database.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
     where user_id = $1 and provider = 'email'`,
    [id, email],
  );
}

/** The header from which auth-js reads the next and the last page. */
function pageLinks(page: number, perPage: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;

  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
