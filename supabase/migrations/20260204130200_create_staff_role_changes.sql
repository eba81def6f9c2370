-- Every change of who has which role here, whoever makes it and by whatever way.

create table private.staff_role_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null, -- no foreign key: the record outlives the account
  role text not null check (role in ('underwriter', 'admin')),
  change text not null check (change in ('granted', 'revoked')),
  actor_id uuid, -- none: made with the secret key, or the account was removed
  user_name text,
  user_email text,
  actor_name text,
  actor_email text,
  created_at timestamptz not null default now()
);

comment on table private.staff_role_changes is
  'Append-only record of roles that were given and taken away. Names and addresses are those of that moment.';

create index staff_role_changes_created_at_idx on private.staff_role_changes (created_at desc, id desc);
create index staff_role_changes_user_id_idx on private.staff_role_changes (user_id);

insert into private.staff_role_changes (user_id, role, change, created_at)
select held.user_id, held.role, 'granted', held.created_at from public.staff_roles as held order by held.created_at;

create trigger refuse_change_of_history
before update or delete or truncate on private.staff_role_changes
for each statement execute function private.refuse_change_of_history();

alter table private.staff_role_changes enable row level security;

revoke all on private.staff_role_changes from public, anon, authenticated, service_role;

create function private.record_role_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
begin
  if tg_op <> 'INSERT' then
    insert into private.staff_role_changes (
      user_id, role, change, actor_id, user_name, user_email, actor_name, actor_email
    )
    values (
      old.user_id, old.role, 'revoked', actor, private.person_name(old.user_id), private.person_email(old.user_id),
      private.person_name(actor), private.person_email(actor)
    );
  end if;
  if tg_op <> 'DELETE' then
    insert into private.staff_role_changes (
      user_id, role, change, actor_id, user_name, user_email, actor_name, actor_email
    )
    values (
      new.user_id, new.role, 'granted', actor, private.person_name(new.user_id), private.person_email(new.user_id),
      private.person_name(actor), private.person_email(actor)
    );
  end if;

  return null;
end;
$$;

comment on function private.record_role_change() is 'Keeps a record of every role that is given or taken away.';

revoke all on function private.record_role_change() from public, anon, authenticated, service_role;

create trigger record_role_change
after insert or update or delete on public.staff_roles
for each row execute function private.record_role_change();
