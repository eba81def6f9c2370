-- The desk of attorneys: firms with their members, and the matters of a firm with their people and private notes.

create table public.firms (
  id uuid primary key,
  name text not null check (length(name) between 2 and 200),
  office_address text not null check (length(office_address) between 5 and 500),
  matter_access text not null default 'firm' check (matter_access in ('firm', 'named')),
  payer_default text not null default 'client' check (payer_default in ('firm', 'client', 'estate')),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),

  constraint firms_hold_no_hidden_characters check (
    not private.holds_hidden_characters(concat_ws(' ', name, office_address)) and name !~ '[\t\n]'
  ),

  -- Mails to colleagues and signers show the name, so it must not contain a web or email address.
  constraint firms_name_is_no_link check (name !~* '(://|www\.|@)')
);

comment on table public.firms is 'Law firms that place bonds for their clients.';
comment on column public.firms.id is 'Made by the browser, so that a repeated call opens the same firm.';
comment on column public.firms.matter_access is
  'Who opens a matter: each member of the firm, or only its owners and the members named for the matter.';
comment on column public.firms.payer_default is 'Who pays for the bond of a new matter.';
comment on column public.firms.version is 'Grows with each change, so that an owner cannot silently overwrite another owner''s change.';

create table public.firm_bar_numbers (
  firm_id uuid not null references public.firms (id) on delete cascade,
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  number text not null check (number ~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{0,19}$'),
  checked_on date,
  primary key (firm_id, state_code, number)
);

comment on table public.firm_bar_numbers is 'The bar numbers of the attorneys of a firm, each with its state.';
comment on column public.firm_bar_numbers.checked_on is
  'When staff compared the number with the state''s register. Null: not yet.';

create table public.firm_members (
  firm_id uuid not null references public.firms (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'attorney', 'paralegal', 'billing')),
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (firm_id, user_id)
);

comment on table public.firm_members is 'Who works at a firm. A member who left (left_at) has no access.';

-- An account works at one firm at a time.
create unique index firm_members_one_firm_idx on public.firm_members (user_id) where left_at is null;
create index firm_members_user_id_idx on public.firm_members (user_id);

create table public.firm_invitations (
  id uuid primary key default gen_random_uuid(),
  firm_id uuid not null references public.firms (id) on delete cascade,
  -- One bare address. Otherwise "<a@b.com>" and "a@b.com" would be two, and each would get a mail a day.
  email text not null check (private.is_mail_address(email) and email = lower(email)),
  role text not null check (role in ('owner', 'attorney', 'paralegal', 'billing')),
  created_at timestamptz not null default now(),
  unique (firm_id, email)
);

comment on table public.firm_invitations is
  'Colleagues who were asked to join a firm. Only an account with the confirmed address can accept, within 14 days.';

create index firm_invitations_email_idx on public.firm_invitations (email);

-- The facts of a matter. Facts that the board lists or sorts, and facts that the policies need, have their own columns.
-- The other facts of src/domain/matters are in `facts`.

create table public.matters (
  id uuid primary key,
  firm_id uuid not null references public.firms (id) on delete cascade,
  created_by uuid references auth.users (id) on delete set null,
  responsible uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('fiduciary', 'litigation')),
  reference text not null default '' check (length(reference) <= 60),
  bond_slug text references public.bond_types (slug),
  state_code text check (state_code ~ '^[A-Z]{2}$'),
  county text not null default '' check (length(county) <= 80),
  court text not null default '' check (length(court) <= 160),
  case_number text not null default '' check (length(case_number) <= 60),
  subject_name text not null default '' check (length(subject_name) <= 300),
  petition_on date,
  hearing_on date,
  appointed_on date,
  file_by date,
  amount_cents bigint check (amount_cents between 1 and 10000000000), -- up to $100,000,000
  payer text not null default 'client' check (payer in ('firm', 'client', 'estate')),
  facts jsonb not null default '{}',
  bondability text check (bondability in ('likely', 'needs-help', 'needs-joint-control')),
  bondability_on date,
  application_id uuid unique references public.applications (id) on delete set null,
  closed_at timestamptz,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint matters_answer_has_its_day check (num_nonnulls(bondability, bondability_on) in (0, 2)),

  constraint matters_facts_are_an_object_of_sane_size check (
    jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 32768
  ),

  constraint matters_hold_no_hidden_characters check (
    not private.holds_hidden_characters(
      concat_ws(' ', reference, county, court, case_number, subject_name, facts::text)
    )
    -- JSON text writes controls as escapes.
    and not jsonb_path_exists(
      facts, 'strict $.** ? (@.type() == "string" && @ like_regex "[\u0001-\u0008\u000b-\u001f]")'
    )
  )
);

comment on table public.matters is
  'The matters of a firm. Staff cannot read them: they read only the facts in an application or inquiry.';
comment on column public.matters.id is 'Made by the browser, so that a repeated call saves the same matter.';
comment on column public.matters.reference is 'The firm''s own number of the matter.';
comment on column public.matters.case_number is 'Empty: the court has not assigned one yet.';
comment on column public.matters.subject_name is 'Decedent or ward; in litigation, the full title of the action.';
comment on column public.matters.amount_cents is 'The amount that the court ordered or that the firm requests.';
comment on column public.matters.bondability is 'Whether we are likely to write the bond, as src/domain/matters/bondability.ts said on bondability_on.';
comment on column public.matters.application_id is 'The application that was made for the matter.';
comment on column public.matters.version is 'Grows with each change, so that a stale tab cannot overwrite newer facts.';

-- The board lists the open matters of a firm by file-by date.
create index matters_board_idx on public.matters (firm_id, closed_at, file_by);
create index matters_created_by_idx on public.matters (created_by);
create index matters_responsible_idx on public.matters (responsible);
create index matters_bond_slug_idx on public.matters (bond_slug);
create index matters_closed_at_idx on public.matters (closed_at) where closed_at is not null;

-- Numbers in the facts are cents, so only texts are searched for an SSN, an EIN or a card number.
create function private.facts_hold_secret_number(facts jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select exists (
    select 1
    from jsonb_path_query(facts, 'strict $.** ? (@.type() == "string")') as one (value)
    where private.holds_secret_number(value #>> '{}')
  );
$$;

comment on function private.facts_hold_secret_number(jsonb) is
  'Whether a text in the facts of a matter, at any depth, holds an SSN, an EIN or a card number.';

revoke all on function private.facts_hold_secret_number(jsonb) from public, anon, authenticated, service_role;

-- Postgres does not define the order of several checks. Only texts within the limits are searched.
alter table public.matters add constraint matters_hold_no_secret_number check (
  case
    when octet_length(facts::text) <= 32768 and length(subject_name) <= 300 and length(reference) <= 60
      then not private.facts_hold_secret_number(facts) and not private.holds_secret_number(subject_name)
        and not private.holds_secret_number(reference)
    else false
  end
);

create table public.matter_people (
  id uuid primary key,
  matter_id uuid not null references public.matters (id) on delete cascade,
  role text not null check (role in ('client', 'co-fiduciary')),
  full_name text not null default '' check (length(full_name) <= 200),
  email text not null default '' check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  created_at timestamptz not null default now(),

  constraint matter_people_hold_no_hidden_characters check (
    not private.holds_hidden_characters(concat_ws(' ', full_name, email, phone))
    and concat_ws(' ', full_name, email, phone) !~ '[\t\n]'
  ),

  constraint matter_people_hold_no_secret_number check (
    case when length(full_name) <= 200 then not private.holds_secret_number(full_name) else false end
  )
);

comment on table public.matter_people is 'The client and the co-fiduciaries of a matter.';

create index matter_people_matter_id_idx on public.matter_people (matter_id);

create table public.matter_access (
  matter_id uuid not null references public.matters (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (matter_id, user_id)
);

comment on table public.matter_access is 'The members named for a matter, in a firm whose matters only named members open.';

create index matter_access_user_id_idx on public.matter_access (user_id);

create table public.matter_notes (
  matter_id uuid primary key references public.matters (id) on delete cascade,
  words text not null check (length(words) <= 8000),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),

  constraint matter_notes_hold_no_hidden_characters check (not private.holds_hidden_characters(words)),

  constraint matter_notes_hold_no_secret_number check (
    case when length(words) <= 8000 then not private.holds_secret_number(words) else false end
  )
);

comment on table public.matter_notes is
  'Private notes of a firm on a matter. They never leave the firm: staff, clients and billing cannot read them.';

-- Who opens a matter. plpgsql plans its queries once per connection.

create function private.own_firm(of_roles text[])
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select member.firm_id
    from public.firm_members as member
    where member.user_id = auth.uid() and member.left_at is null and member.role = any (of_roles)
      and private.has_open_session()
  );
end;
$$;

comment on function private.own_firm(text[]) is
  'The firm where the caller works in one of these roles, in a session that is open and passed the second factor. Null: none.';

create function private.own_firm()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.own_firm(array['owner', 'attorney', 'paralegal', 'billing']);
end;
$$;

comment on function private.own_firm() is 'The firm where the caller works, in any role. For policies: (select private.own_firm()).';

create function private.matters_open_to(member_id uuid, only_one uuid default null)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select matter.id
    from public.firm_members as member
    join public.firms as firm on firm.id = member.firm_id
    join public.matters as matter on matter.firm_id = firm.id
    where member.user_id = member_id
      and member.left_at is null
      and (only_one is null or matter.id = only_one)
      and (
        firm.matter_access = 'firm'
        or member.role = 'owner'
        or exists (
          select 1
          from public.matter_access as named
          where named.matter_id = matter.id and named.user_id = member.user_id
        )
      );
end;
$$;

comment on function private.matters_open_to(uuid, uuid) is
  'The matters that a member may open, or only this one. Every check of access uses this rule. The caller must have verified the member.';

create function private.open_matters(only_one uuid default null)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.has_open_session() then
    return query select private.matters_open_to(auth.uid(), only_one);
  end if;
end;
$$;

comment on function private.open_matters(uuid) is
  'The matters that the caller may open, or only this one. For policies: id in (select private.open_matters()).';

create function private.can_open_matter(matter uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return matter is not null and exists (select 1 from private.open_matters(matter));
end;
$$;

comment on function private.can_open_matter(uuid) is 'Whether the caller may open a matter, by the rule of private.open_matters.';

create function private.can_edit_matter(matter uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.can_open_matter(matter) and private.own_firm(array['owner', 'attorney', 'paralegal']) is not null;
end;
$$;

comment on function private.can_edit_matter(uuid) is
  'Whether the caller may change a matter and read its private notes: everyone who may open it, except the role billing.';

-- A policy runs with the rights of its caller, so the caller needs the right to run these functions.
revoke all on function
private.own_firm(text[]), private.own_firm(), private.matters_open_to(uuid, uuid), private.open_matters(uuid),
private.can_open_matter(uuid), private.can_edit_matter(uuid)
from public, anon, authenticated, service_role;
grant execute on function
private.own_firm(text[]), private.own_firm(), private.open_matters(uuid), private.can_open_matter(uuid)
to authenticated;

alter table public.firms enable row level security;
alter table public.firm_bar_numbers enable row level security;
alter table public.firm_members enable row level security;
alter table public.firm_invitations enable row level security;
alter table public.matters enable row level security;
alter table public.matter_people enable row level security;
alter table public.matter_access enable row level security;
alter table public.matter_notes enable row level security;

revoke all on
public.firms, public.firm_bar_numbers, public.firm_members, public.firm_invitations, public.matters,
public.matter_people, public.matter_access, public.matter_notes
from public, anon, authenticated, service_role;

-- All writes go through the functions below.
grant select on
public.firms, public.firm_bar_numbers, public.firm_members, public.firm_invitations, public.matters,
public.matter_people, public.matter_access, public.matter_notes
to authenticated;
grant select on
public.firms, public.firm_bar_numbers, public.firm_members, public.matters, public.matter_people, public.matter_access
to service_role;

create policy "Members can read their firm"
on public.firms for select to authenticated
using (id = (select private.own_firm()));

create policy "Members can read the bar numbers of their firm"
on public.firm_bar_numbers for select to authenticated
using (firm_id = (select private.own_firm()));

create policy "Members can read who works at their firm"
on public.firm_members for select to authenticated
using (firm_id = (select private.own_firm()));

create policy "Owners can read the invitations of their firm"
on public.firm_invitations for select to authenticated
using (firm_id = (select private.own_firm(array['owner'])));

create policy "Members can read the matters they may open"
on public.matters for select to authenticated
using (id in (select private.open_matters()));

create policy "Members can read the people of the matters they may open"
on public.matter_people for select to authenticated
using (matter_id in (select private.open_matters()));

create policy "Members can read who is named for the matters they may open"
on public.matter_access for select to authenticated
using (matter_id in (select private.open_matters()));

create policy "Members but not billing can read the private notes of the matters they may open"
on public.matter_notes for select to authenticated
using (
  (select private.own_firm(array['owner', 'attorney', 'paralegal'])) is not null
  and matter_id in (select private.open_matters())
);

-- Opening a firm, and who works there.

create function private.write_firm(of_firm uuid, firm jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Staff compared the numbers with the register under the former name.
  update public.firm_bar_numbers as bar
  set checked_on = null
  from public.firms as former
  where former.id = of_firm and bar.firm_id = of_firm and former.name <> firm ->> 'name';

  insert into public.firms (id, name, office_address, matter_access, payer_default)
  values (of_firm, firm ->> 'name', firm ->> 'office_address', firm ->> 'matter_access', firm ->> 'payer_default')
  on conflict (id) do update
  set
    name = excluded.name,
    office_address = excluded.office_address,
    matter_access = excluded.matter_access,
    payer_default = excluded.payer_default,
    version = firms.version + 1;

  if jsonb_array_length(firm -> 'bar_numbers') not between 1 and 50 then
    raise exception 'A firm has 1 to 50 bar numbers' using errcode = 'check_violation';
  end if;

  -- A number that stays keeps the day on which staff checked it, unless the firm has another name.
  delete from public.firm_bar_numbers as old
  where old.firm_id = of_firm and not exists (
    select 1
    from jsonb_array_elements(firm -> 'bar_numbers') as kept
    where kept ->> 'state' = old.state_code and kept ->> 'number' = old.number
  );
  insert into public.firm_bar_numbers (firm_id, state_code, number)
  select of_firm, given ->> 'state', given ->> 'number'
  from jsonb_array_elements(firm -> 'bar_numbers') as given
  on conflict do nothing;
end;
$$;

comment on function private.write_firm(uuid, jsonb) is 'Writes a firm with its bar numbers.';

create function private.open_firm(of_firm uuid, firm jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  own uuid;
begin
  if not private.has_open_session() then
    return 'signed-out';
  end if;

  perform pg_advisory_xact_lock(hashtextextended('firm of ' || caller::text, 0));
  own := private.own_firm();
  if own is not null then
    return case when own = of_firm then 'opened' else 'in-a-firm' end; -- a repeated call opens nothing new
  end if;
  if exists (select 1 from public.firms as taken where taken.id = of_firm) then
    return 'in-a-firm';
  end if;

  perform private.write_firm(of_firm, firm);
  insert into public.firm_members (firm_id, user_id, role) values (of_firm, caller, 'owner');

  return 'opened';
end;
$$;

comment on function private.open_firm(uuid, jsonb) is
  'Opens a firm with the caller as its owner. Returns "opened", or why not: signed-out, in-a-firm.';

create function private.invite_colleague(email text, role text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_waiting constant integer := 50;
  own constant uuid := private.own_firm(array['owner']);
  address constant text := lower(btrim(invite_colleague.email));
begin
  if own is null then
    return 'not-owner';
  end if;

  perform 1 from public.firms as held where held.id = own for update;
  delete from public.firm_invitations as old where old.created_at < now() - interval '14 days';
  if (select count(*) from public.firm_invitations as waiting where waiting.firm_id = own) >= max_waiting then
    return 'too-many-waiting';
  end if;

  insert into public.firm_invitations (firm_id, email, role)
  values (own, address, invite_colleague.role)
  on conflict on constraint firm_invitations_firm_id_email_key do update
  set role = excluded.role, created_at = now();

  -- A firm mails an address at most once a day, and 50 addresses a day.
  if public.take_rate_limit('invite-colleague', own::text, max_waiting, 86400) = 0 then
    perform private.enqueue_notification(
      'firm_invited',
      null,
      null,
      null,
      address,
      'firm_invited:' || own || ':' || address || ':' || current_date,
      jsonb_build_object(
        'firm', (select firm.name from public.firms as firm where firm.id = own), 'role', invite_colleague.role
      )
    );
  end if;

  return 'invited';
end;
$$;

comment on function private.invite_colleague(text, text) is
  'Invites an address to the caller''s firm. Never says whether it has an account. Returns "invited", or why not: not-owner, too-many-waiting.';

create function private.take_back_invitation(invitation uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid := private.own_firm(array['owner']);
begin
  if own is null then
    return 'not-owner';
  end if;

  delete from public.firm_invitations as waiting where waiting.id = invitation and waiting.firm_id = own;

  return 'taken-back';
end;
$$;

comment on function private.take_back_invitation(uuid) is
  'Deletes an invitation. Returns "taken-back", or why not: not-owner.';

create function private.own_invitations()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(jsonb_build_object('id', waiting.id, 'firm', firm.name, 'role', waiting.role) order by waiting.created_at), '[]'
    )
    from auth.users as account
    join public.firm_invitations as waiting on waiting.email = lower(account.email)
    join public.firms as firm on firm.id = waiting.firm_id
    where account.id = auth.uid() and account.email_confirmed_at is not null
      and waiting.created_at >= now() - interval '14 days'
      and private.has_open_session()
  );
end;
$$;

comment on function private.own_invitations() is
  'The invitations to the confirmed address of the caller, as a list of id, name of the firm, and role.';

create function private.join_firm(invitation uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  invited public.firm_invitations;
begin
  if not private.has_open_session() then
    return 'signed-out';
  end if;

  perform pg_advisory_xact_lock(hashtextextended('firm of ' || caller::text, 0));
  select waiting.* into invited
  from public.firm_invitations as waiting
  join auth.users as account on lower(account.email) = waiting.email and account.email_confirmed_at is not null
  where waiting.id = invitation and account.id = caller and waiting.created_at >= now() - interval '14 days'
  for update of waiting;
  if not found then
    return 'not-found';
  end if;
  if private.own_firm() is not null then
    return 'in-a-firm';
  end if;

  insert into public.firm_members (firm_id, user_id, role)
  values (invited.firm_id, caller, invited.role)
  on conflict (firm_id, user_id) do update set role = excluded.role, joined_at = now(), left_at = null;
  delete from public.firm_invitations as used where used.id = invited.id;

  return 'joined';
end;
$$;

comment on function private.join_firm(uuid) is
  'Makes the caller a member, with an invitation to the caller''s confirmed address. Returns "joined", or why not: signed-out, not-found, in-a-firm.';

create function private.is_last_owner(of_firm uuid, of_user uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.firm_members as member
    where member.firm_id = of_firm and member.user_id = of_user and member.role = 'owner' and member.left_at is null
  ) and not exists (
    select 1
    from public.firm_members as other
    where other.firm_id = of_firm and other.user_id <> of_user and other.role = 'owner' and other.left_at is null
  );
$$;

comment on function private.is_last_owner(uuid, uuid) is 'Whether a firm would have no owner without this member.';

create function private.remove_colleague(of_user uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  own constant uuid := private.own_firm();
begin
  -- Everyone may leave. Only an owner removes another member.
  if own is null or (of_user <> caller and private.own_firm(array['owner']) is null) then
    return 'not-owner';
  end if;

  perform 1 from public.firms as held where held.id = own for update; -- two owners cannot remove each other
  if private.is_last_owner(own, of_user) then
    return 'last-owner';
  end if;

  update public.firm_members as member
  set left_at = now()
  where member.firm_id = own and member.user_id = of_user and member.left_at is null;
  if not found then
    return 'not-found';
  end if;

  delete from public.matter_access as named
  using public.matters as matter
  where matter.id = named.matter_id and matter.firm_id = own and named.user_id = of_user;
  update public.matters as matter
  set responsible = null
  where matter.firm_id = own and matter.responsible = of_user;

  return 'removed';
end;
$$;

comment on function private.remove_colleague(uuid) is
  'Ends a membership at once; the matters of the member wait for a new responsible attorney. Returns "removed", or why not: not-owner, last-owner, not-found.';

create function private.change_colleague(of_user uuid, role text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid := private.own_firm(array['owner']);
begin
  if own is null then
    return 'not-owner';
  end if;

  perform 1 from public.firms as held where held.id = own for update;
  if change_colleague.role <> 'owner' and private.is_last_owner(own, of_user) then
    return 'last-owner';
  end if;

  update public.firm_members as member
  set role = change_colleague.role
  where member.firm_id = own and member.user_id = of_user and member.left_at is null;

  return case when found then 'changed' else 'not-found' end;
end;
$$;

comment on function private.change_colleague(uuid, text) is
  'Gives a member another role. Returns "changed", or why not: not-owner, last-owner, not-found.';

revoke all on function
private.write_firm(uuid, jsonb), private.open_firm(uuid, jsonb),
private.invite_colleague(text, text), private.take_back_invitation(uuid), private.own_invitations(),
private.join_firm(uuid), private.is_last_owner(uuid, uuid), private.remove_colleague(uuid),
private.change_colleague(uuid, text)
from public, anon, authenticated, service_role;

grant execute on function
private.open_firm(uuid, jsonb), private.invite_colleague(text, text),
private.take_back_invitation(uuid), private.own_invitations(), private.join_firm(uuid),
private.remove_colleague(uuid), private.change_colleague(uuid, text)
to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.open_firm(of_firm uuid, firm jsonb)
returns text language sql set search_path = ''
begin atomic
  select private.open_firm(of_firm, firm);
end;

create function public.invite_colleague(email text, role text)
returns text language sql set search_path = ''
begin atomic
  select private.invite_colleague(email, role);
end;

create function public.take_back_invitation(invitation uuid)
returns text language sql set search_path = ''
begin atomic
  select private.take_back_invitation(invitation);
end;

create function public.own_invitations()
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.own_invitations();
end;

create function public.join_firm(invitation uuid)
returns text language sql set search_path = ''
begin atomic
  select private.join_firm(invitation);
end;

create function public.remove_colleague(of_user uuid)
returns text language sql set search_path = ''
begin atomic
  select private.remove_colleague(of_user);
end;

create function public.change_colleague(of_user uuid, role text)
returns text language sql set search_path = ''
begin atomic
  select private.change_colleague(of_user, role);
end;

comment on function public.open_firm(uuid, jsonb) is 'Opens a firm with the caller as its owner. Repeating has no further effect.';
comment on function public.invite_colleague(text, text) is 'For owners: invites an email address to the firm.';
comment on function public.take_back_invitation(uuid) is 'For owners: deletes an invitation.';
comment on function public.own_invitations() is 'The invitations to the confirmed address of the caller.';
comment on function public.join_firm(uuid) is 'Accepts an invitation to the confirmed address of the caller.';
comment on function public.remove_colleague(uuid) is 'For owners: removes a member. For everyone: leaves the firm.';
comment on function public.change_colleague(uuid, text) is 'For owners: gives a member another role.';

revoke all on function
public.open_firm(uuid, jsonb), public.invite_colleague(text, text),
public.take_back_invitation(uuid), public.own_invitations(), public.join_firm(uuid), public.remove_colleague(uuid),
public.change_colleague(uuid, text)
from public, anon, authenticated, service_role;

grant execute on function
public.open_firm(uuid, jsonb), public.invite_colleague(text, text),
public.take_back_invitation(uuid), public.own_invitations(), public.join_firm(uuid), public.remove_colleague(uuid),
public.change_colleague(uuid, text)
to authenticated;
