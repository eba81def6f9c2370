-- When a bond is next due, and what became of it.

create table public.renewals (
  id uuid primary key default gen_random_uuid(),
  bond_id uuid not null references public.bonds (id) on delete cascade,
  next_due date not null,
  status text not null default 'upcoming' check (status in ('upcoming', 'started', 'renewed', 'lapsed')),
  created_at timestamptz not null default now(),

  unique (bond_id, next_due)
);

comment on table public.renewals is 'Days on which a bond has to be renewed. A renewal that was bought is a bond of its own.';
comment on column public.renewals.next_due is 'A day, without a time or a zone.';

create index renewals_next_due_idx on public.renewals (next_due);

alter table public.renewals enable row level security;

revoke all on public.renewals from public, anon, authenticated, service_role;
grant select on public.renewals to authenticated;
grant select, insert on public.renewals to service_role;
grant update (status) on public.renewals to service_role;

create policy "Customers can read when their own bonds are due"
on public.renewals for select to authenticated
using (bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid())));
