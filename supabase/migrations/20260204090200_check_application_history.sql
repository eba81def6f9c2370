-- Walks every chain of history and says what does not fit, row by row.

create function public.check_application_history()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with linked as (
    select
      event.id,
      event.application_id,
      event.chain_position,
      event.hash,
      event.prev_hash,
      private.hash_event(event) as computed,
      lag(event.chain_position, 1, 0) over chain as position_before,
      lag(event.hash, 1, repeat('0', 64)) over chain as hash_before,
      lead(event.id) over chain is null as is_last
    from public.application_events as event
    window chain as (partition by event.application_id order by event.chain_position)
  ),
  signed as (
    select
      bond.application_id,
      bond.number as bond_number,
      (signature.manifest::jsonb #>> '{history,events}')::integer as events,
      signature.manifest::jsonb #>> '{history,head}' as head
    from public.bond_manifests as signature
    join public.bonds as bond on bond.id = signature.bond_id
    where signature.manifest::jsonb -> 'history' <> 'null'::jsonb
  ),
  problems as (
    select application_id, chain_position as at_position, id as event_id, 'altered' as problem, null as bond_number
    from linked
    where hash <> computed

    union all
    select application_id, position_before + 1, id, 'missing-before', null
    from linked
    where chain_position <> position_before + 1

    union all
    -- A gap says already that the row before is not the one it was linked to.
    select application_id, chain_position, id, 'out-of-order', null
    from linked
    where chain_position = position_before + 1 and prev_hash <> hash_before

    union all
    select chain.application_id, coalesce(linked.chain_position, 0) + 1, linked.id, 'missing-at-end', null
    from private.application_chain_heads as chain
    left join linked on linked.application_id = chain.application_id and linked.is_last
    where coalesce(linked.chain_position, 0) < chain.events

    union all
    select linked.application_id, linked.chain_position, linked.id, 'not-the-recorded-end', null
    from linked
    left join private.application_chain_heads as chain on chain.application_id = linked.application_id
    where linked.is_last
      and linked.chain_position >= coalesce(chain.events, 0)
      and (linked.chain_position, linked.hash) is distinct from (chain.events, chain.head)

    union all
    select signed.application_id, signed.events, linked.id, 'not-as-signed', signed.bond_number
    from signed
    left join linked on linked.application_id = signed.application_id and linked.chain_position = signed.events
    where linked.hash is distinct from signed.head
  )
  select jsonb_build_object(
    'applications', (select count(distinct application_id) from linked),
    'events', (select count(*) from linked),
    'problems', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'applicationId', found.application_id,
            'applicationNumber', application.number,
            'position', found.at_position,
            'eventId', found.event_id,
            'problem', found.problem,
            'bondNumber', found.bond_number
          )
          order by application.number, found.at_position, found.problem
        ),
        '[]'
      )
      from problems as found
      left join public.applications as application on application.id = found.application_id
    )
  );
$$;

comment on function public.check_application_history() is
  'Walks the chain of every application, holds it against its recorded end and against every signed manifest, and lists what does not fit. For service_role only.';

revoke all on function public.check_application_history() from public, anon, authenticated;
grant execute on function public.check_application_history() to service_role;
