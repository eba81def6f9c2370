-- A member of a firm subscribes to the dates of matters in a calendar program. The program has no session: it reads a
-- feed by a secret token, and the rule of access of the member applies to each reading.

create table private.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  firm_id uuid not null references public.firms (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

comment on table private.calendar_feeds is 'Calendar subscriptions: one for each member of a firm.';
comment on column private.calendar_feeds.token_hash is
  'SHA-256 of the token of 192 bits, which the browser makes. The token itself is not stored.';

create index calendar_feeds_firm_id_idx on private.calendar_feeds (firm_id);

alter table private.calendar_feeds enable row level security;
revoke all on private.calendar_feeds from public, anon, authenticated, service_role;

create function private.make_calendar_feed(fresh_hash text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid := private.own_firm();
begin
  if own is null then
    return 'not-a-member';
  end if;

  insert into private.calendar_feeds as feed (user_id, firm_id, token_hash)
  values (auth.uid(), own, fresh_hash)
  on conflict (user_id) do update
  set firm_id = excluded.firm_id, token_hash = excluded.token_hash, created_at = now()
  where feed.token_hash <> excluded.token_hash; -- a repeated call changes nothing

  return 'made';
end;
$$;

comment on function private.make_calendar_feed(text) is
  'Makes the calendar feed of the caller. An earlier address stops working. Returns "made", or why not: not-a-member.';

create function private.end_calendar_feed()
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.own_firm() is null then
    return 'not-a-member';
  end if;

  delete from private.calendar_feeds as feed where feed.user_id = auth.uid();

  return 'ended';
end;
$$;

comment on function private.end_calendar_feed() is
  'Ends the calendar feed of the caller. Returns "ended", or why not: not-a-member.';

create function private.own_calendar_feed()
returns timestamptz
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select feed.created_at
    from private.calendar_feeds as feed
    where feed.user_id = auth.uid() and feed.firm_id = private.own_firm()
  );
end;
$$;

comment on function private.own_calendar_feed() is 'When the caller made the calendar feed. Null: there is none.';

create function private.read_calendar_feed(hash text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  feed private.calendar_feeds;
begin
  select known.* into feed
  from private.calendar_feeds as known
  join public.firm_members as member
    on member.user_id = known.user_id and member.firm_id = known.firm_id and member.left_at is null
  where known.token_hash = hash;
  if not found then
    return null;
  end if;

  -- What a title, a place and a day need. No client, no case number, no amount, no note.
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', matter.id,
          'subject', matter.subject_name,
          'capacity', coalesce(matter.facts ->> 'capacity', ''),
          'bond', coalesce(matter.bond_slug, ''),
          'reference', matter.reference,
          'county', matter.county,
          'court', matter.court,
          'hearingOn', matter.hearing_on,
          'fileBy', matter.file_by,
          'isFiled', matter.facts ? 'filedOn' or private.is_bond_filed(bond.id),
          'expiryDate', bond.expiry_date,
          'nextDue', renewal.next_due
        )
        order by matter.id
      ),
      '[]'
    )
    from public.matters as matter
    left join public.bonds as bond on bond.application_id = matter.application_id and bond.status = 'active'
    left join lateral (
      select min(known.next_due) as next_due
      from public.renewals as known
      where known.bond_id = bond.id and known.status = 'upcoming'
    ) as renewal on true
    where matter.id in (select private.matters_open_to(feed.user_id))
      and matter.closed_at is null
      and num_nonnulls(matter.hearing_on, matter.file_by, bond.expiry_date, renewal.next_due) > 0
  );
end;
$$;

comment on function private.read_calendar_feed(text) is
  'The open matters with a date that the owner of a feed may open now. Null for an unknown, replaced or ended feed, and after the owner left the firm.';

create function private.end_feed_of_leaver()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.calendar_feeds as feed where feed.user_id = new.user_id and feed.firm_id = new.firm_id;

  return null;
end;
$$;

comment on function private.end_feed_of_leaver() is 'Ends the calendar feed of a member who leaves, so that it stays closed after a return.';

create trigger end_feed_of_leaver
after update of left_at on public.firm_members
for each row when (old.left_at is null and new.left_at is not null)
execute function private.end_feed_of_leaver();

revoke all on function
private.make_calendar_feed(text), private.end_calendar_feed(), private.own_calendar_feed(),
private.read_calendar_feed(text), private.end_feed_of_leaver()
from public, anon, authenticated, service_role;

grant execute on function private.make_calendar_feed(text), private.end_calendar_feed(), private.own_calendar_feed()
to authenticated;
grant execute on function private.read_calendar_feed(text) to service_role;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.make_calendar_feed(fresh_hash text)
returns text language sql set search_path = ''
begin atomic
  select private.make_calendar_feed(fresh_hash);
end;

create function public.end_calendar_feed()
returns text language sql set search_path = ''
begin atomic
  select private.end_calendar_feed();
end;

create function public.own_calendar_feed()
returns timestamptz language sql stable set search_path = ''
begin atomic
  select private.own_calendar_feed();
end;

create function public.read_calendar_feed(hash text)
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.read_calendar_feed(hash);
end;

comment on function public.make_calendar_feed(text) is 'For members of a firm: makes the caller''s calendar feed, or gives it a new address.';
comment on function public.end_calendar_feed() is 'For members of a firm: ends the caller''s calendar feed.';
comment on function public.own_calendar_feed() is 'When the caller made the calendar feed.';
comment on function public.read_calendar_feed(text) is 'The matters of a calendar feed. For service_role only.';

revoke all on function
public.make_calendar_feed(text), public.end_calendar_feed(), public.own_calendar_feed(), public.read_calendar_feed(text)
from public, anon, authenticated, service_role;

grant execute on function public.make_calendar_feed(text), public.end_calendar_feed(), public.own_calendar_feed()
to authenticated;
grant execute on function public.read_calendar_feed(text) to service_role;
