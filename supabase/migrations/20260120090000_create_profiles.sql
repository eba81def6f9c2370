-- What a customer tells us to be called by. One row per user of Auth, made with the user and gone with it.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) <= 200),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  phone text check (char_length(phone) <= 40),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'Names and phone number of each user, for greeting and calling them. Grants nothing.';
comment on column public.profiles.display_name is 'What the customer wants to be called, else the name that single sign-on told.';

create function private.touch_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.touch_profile() is 'Says when a profile was changed, whatever the client says.';

revoke all on function private.touch_profile() from public, anon, authenticated, service_role;

create trigger touch_profile
before update on public.profiles
for each row execute function private.touch_profile();

-- A name out of what a user told at sign-up: trimmed, cut to what the column takes, null when there is none. A
-- strange one must not keep anybody from signing up.
create function private.name_in(metadata jsonb, key text, longest integer)
returns text
language sql
immutable
set search_path = ''
as $$
  select case jsonb_typeof(metadata -> key)
    when 'string' then nullif(btrim(left(btrim(metadata ->> key), longest)), '')
  end;
$$;

comment on function private.name_in(jsonb, text, integer) is 'A name from the metadata of a user, fit for its column, or null.';

revoke all on function private.name_in(jsonb, text, integer) from public, anon, authenticated, service_role;

create function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, display_name, first_name, last_name)
  values (
    new.id,
    coalesce(private.name_in(new.raw_user_meta_data, 'full_name', 200), private.name_in(new.raw_user_meta_data, 'name', 200)),
    private.name_in(new.raw_user_meta_data, 'first_name', 100),
    private.name_in(new.raw_user_meta_data, 'last_name', 100)
  )
  on conflict (id) do nothing;

  return new;
end;
$$;

comment on function private.create_profile() is 'Gives each new user of Auth a profile with the names told at sign-up.';

revoke all on function private.create_profile() from public, anon, authenticated, service_role;

create trigger create_profile
after insert on auth.users
for each row execute function private.create_profile();

insert into public.profiles (id)
select id from auth.users
on conflict (id) do nothing;

alter table public.profiles enable row level security;

revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;
grant update (display_name, first_name, last_name, phone) on public.profiles to authenticated, service_role;

create policy "Customers can read their own profile"
on public.profiles for select to authenticated
using ((select auth.uid()) = id);

create policy "Customers can change their own profile"
on public.profiles for update to authenticated
using ((select auth.uid()) = id)
with check ((select auth.uid()) = id);
