-- What a monitor asks: whether the work of the schedules is late, how many application numbers are used, and whether Realtime
-- keeps up.

create function public.service_health()
returns table (
  oldest_unfinished_bond timestamptz,
  oldest_due_mail timestamptz,
  oldest_unsigned_bond timestamptz,
  application_numbers bigint,
  realtime_tables text[],
  realtime_backlog bigint
)
language sql
stable
set search_path = ''
as $$
  select
    (
      select min(waiting.since)
      from private.unfinished_bonds() as waiting
      join public.applications as application on application.id = waiting.application_id
      where application.needs_hand is null
    ),
    (
      select min(mail.next_attempt_at)
      from private.notifications as mail
      where mail.status in ('queued', 'sending')
    ),
    -- Anyone may ask, so this compares no texts of manifests, as `find_bonds_to_sign` does for each bond. A paper is signed
    -- when its bond has a manifest that is not older.
    (
      select min(paper.issued_at)
      from (
        select bond.issued_at
        from public.bonds as bond
        where bond.pdf_url is not null
          and not exists (select 1 from public.bond_manifests as signed where signed.bond_id = bond.id)
        union all
        select made.issued_at
        from (
          select rider.bond_id, rider.issued_at from public.bond_riders as rider where rider.pdf_url is not null
          union all
          select term.bond_id, term.issued_at from public.bond_terms as term where term.certificate_url is not null
        ) as made
        join public.bonds as bond on bond.id = made.bond_id and bond.pdf_url is not null
        where not exists (
          select 1
          from public.bond_manifests as signed
          where signed.bond_id = made.bond_id and signed.created_at >= made.issued_at
        )
      ) as paper
    ),
    (
      select case when numbers.is_called then numbers.last_value + 1 else 0 end
      from private.application_number_seq as numbers
    ),
    (
      select coalesce(array_agg(format('%s.%s', published.schemaname, published.tablename)), '{}')
      from pg_catalog.pg_publication_tables as published
      where published.pubname = 'supabase_realtime'
    ),
    -- Realtime reads the log of this database through slots of this name. Without a subscriber there is no slot.
    (
      select coalesce(max(pg_catalog.pg_wal_lsn_diff(pg_catalog.pg_current_wal_lsn(), slot.confirmed_flush_lsn)), 0)::bigint
      from pg_catalog.pg_replication_slots as slot
      where slot.database = pg_catalog.current_database() and slot.slot_name like 'supabase\_realtime\_%'
    );
$$;

comment on function public.service_health() is
  'The age of the oldest work that waits for a schedule, the number of applications so far, the tables that Realtime sends, '
  'and the bytes of the log that it has not read. For service_role only.';

revoke all on function public.service_health() from public, anon, authenticated;
grant execute on function public.service_health() to service_role;
grant select on sequence private.application_number_seq to service_role;
