-- The history of an application is a chain: every event holds the hash of the one before it. Who alters, removes or
-- slips in a row breaks the chain after it. How long each chain is, and its last hash, is kept apart from the rows, so
-- that a missing end shows too.

alter table public.application_events
add column chain_position integer check (chain_position >= 1),
add column prev_hash text check (prev_hash ~ '^[0-9a-f]{64}$'),
add column hash text check (hash ~ '^[0-9a-f]{64}$');

comment on column public.application_events.chain_position is 'Which event of its application it is, from 1 without a gap.';
comment on column public.application_events.prev_hash is 'The hash of the event before it; 64 zeros for the first.';
comment on column public.application_events.hash is 'SHA-256 of all that the row says, prev_hash included.';

create function private.hash_event(event public.application_events)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        jsonb_build_array(
          event.prev_hash,
          event.chain_position,
          event.id,
          event.application_id,
          event.actor,
          event.actor_id,
          event.kind,
          event.from_status,
          event.to_status,
          event.detail,
          to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        )::text,
        'UTF8'
      )
    ),
    'hex'
  );
$$;

comment on function private.hash_event(public.application_events) is
  'SHA-256 of a JSON list of the columns of an event in their order, its moment in UTC to the microsecond.';

create table private.application_chain_heads (
  application_id uuid primary key references public.applications (id) on delete restrict,
  events integer not null check (events >= 1),
  head text not null check (head ~ '^[0-9a-f]{64}$')
);

comment on table private.application_chain_heads is
  'How many events each application has and the hash of the last. Written by the trigger of application_events alone.';

alter table private.application_chain_heads enable row level security;

revoke all on private.application_chain_heads from public, anon, authenticated, service_role;
grant select on private.application_chain_heads to service_role;

create function private.chain_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  last private.application_chain_heads;
begin
  -- One event of an application at a time: who comes second reads the head that the first has written.
  perform 1 from public.applications where id = new.application_id for no key update;

  select * into last from private.application_chain_heads where application_id = new.application_id;

  new.chain_position := coalesce(last.events, 0) + 1;
  new.prev_hash := coalesce(last.head, repeat('0', 64));
  new.hash := private.hash_event(new);

  insert into private.application_chain_heads (application_id, events, head)
  values (new.application_id, new.chain_position, new.hash)
  on conflict (application_id) do update set events = excluded.events, head = excluded.head;

  return new;
end;
$$;

comment on function private.chain_event() is 'Links an event to the one before it, whatever the caller says of links.';

-- What was told before there was a chain is linked in the order it was told.
alter table public.application_events disable trigger refuse_change_of_history;

do $$
declare
  event public.application_events;
  last private.application_chain_heads;
begin
  for event in select * from public.application_events order by application_id, id loop
    select * into last from private.application_chain_heads where application_id = event.application_id;

    event.chain_position := coalesce(last.events, 0) + 1;
    event.prev_hash := coalesce(last.head, repeat('0', 64));
    event.hash := private.hash_event(event);

    update public.application_events
    set chain_position = event.chain_position, prev_hash = event.prev_hash, hash = event.hash
    where id = event.id;

    insert into private.application_chain_heads (application_id, events, head)
    values (event.application_id, event.chain_position, event.hash)
    on conflict (application_id) do update set events = excluded.events, head = excluded.head;
  end loop;
end;
$$;

alter table public.application_events enable trigger refuse_change_of_history;

alter table public.application_events
alter column chain_position set not null,
alter column prev_hash set not null,
alter column hash set not null,
add constraint application_events_chain_key unique (application_id, chain_position);

-- The unique index leads with the application.
drop index public.application_events_application_id_idx;

revoke all on function private.hash_event(public.application_events), private.chain_event()
from public, anon, authenticated, service_role;
grant execute on function private.hash_event(public.application_events) to service_role;

create trigger chain_event
before insert on public.application_events
for each row execute function private.chain_event();
