-- A renewal that is approved and paid continues its bond: number, token and words stay, the end moves.

-- Nobody but this changes what an issued bond says, so the functions have no right of their own to it.
create function private.add_bond_term(to_bond uuid, from_application uuid, starts date, ends date, price_cents bigint)
returns public.bond_terms
language plpgsql
security definer
set search_path = ''
as $$
declare
  term public.bond_terms;
begin
  insert into public.bond_terms (
    bond_id, number, application_id, starts_on, ends_on, premium_cents, principal, amount_cents, power_rider
  )
  select
    bond.id,
    (select max(earlier.number) + 1 from public.bond_terms as earlier where earlier.bond_id = bond.id),
    from_application,
    starts,
    ends,
    price_cents,
    bond.principal,
    bond.amount_cents,
    (
      select max(rider.number) from public.bond_riders as rider
      where rider.bond_id = bond.id and rider.power_limit_cents is not null
    )
  from public.bonds as bond
  where bond.id = to_bond
  returning * into term;

  update public.bonds
  set
    status = 'active',
    premium_cents = price_cents,
    -- Without an end it goes on without one: the term says how far it is paid.
    expiry_date = case when expiry_date is null then null else ends end
  where id = to_bond;

  insert into public.renewals (bond_id, next_due) values (to_bond, ends);

  return term;
end;
$$;

comment on function private.add_bond_term(uuid, uuid, date, date, bigint) is
  'Adds a term to a bond, moves its end and says when it is due again.';

revoke all on function private.add_bond_term(uuid, uuid, date, date, bigint) from public, anon, authenticated;
grant execute on function private.add_bond_term(uuid, uuid, date, date, bigint) to service_role;

create function private.plain_name(name text)
returns text
language sql
immutable
set search_path = ''
as $$
  with visible as (
    -- Format characters: Postgres knows no class of them.
    select regexp_replace(
      name,
      '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff'
      || '\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001'
      || '\U000e0020-\U000e007f]',
      '',
      'g'
    ) as spelled
  ),

  composed as (
    select normalize(regexp_replace(spelled, '[\u2010\u2011]', '-', 'g'), nfc) as spelled
    from visible
  )

  select lower(trim(regexp_replace(
    spelled, '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  )))
  from composed;
$$;

comment on function private.plain_name(text) is
  'A name without what makes no other name of it: capitals, spaces, how its letters are composed, kinds of hyphens and what nobody sees. As in src/domain/renewals/same-name.ts.';

revoke all on function private.plain_name(text) from public, anon, authenticated;
grant execute on function private.plain_name(text) to service_role;

create function public.continue_bond(issue jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (issue ->> 'application_id')::uuid;
  staff constant uuid := (issue ->> 'staff_id')::uuid;
  application public.applications;
  renewal public.renewals;
  bond public.bonds;
  term public.bond_terms;
begin
  if staff is not null and not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  -- The lock under which a quote is paid, submitted, decided and withdrawn.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  select * into renewal from public.renewals where application_id = target;
  if application.submitted_at is null or renewal.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  select * into bond from public.bonds where id = renewal.bond_id for update;

  if application.status = 'issued' then
    select * into term from public.bond_terms where application_id = target;
    return jsonb_build_object('outcome', 'issued', 'bond', to_jsonb(bond), 'term', to_jsonb(term));
  end if;

  if private.is_own_application(staff, target) or bond.user_id = staff then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  if application.status <> 'approved' or bond.status not in ('active', 'expired') then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if not private.is_approved_to_issue(target) then
    return jsonb_build_object('outcome', 'second-approval-missing');
  end if;

  -- No rider comes in between: decide_bond_request sees to that. What was priced is what goes on.
  if application.penal_sum_cents <> bond.amount_cents
    or private.plain_name(issue ->> 'principal') is distinct from private.plain_name(bond.principal)
  then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  update public.payments set status = 'captured' where application_id = target and status = 'authorized';
  if not found then
    return jsonb_build_object('outcome', 'payment-missing');
  end if;

  update public.renewals set status = 'renewed' where id = renewal.id;
  term := private.add_bond_term(
    bond.id, target, renewal.next_due, (issue ->> 'ends_on')::date, application.premium_cents
  );
  update public.applications set status = 'issued' where id = target;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    target,
    case when staff is null then 'system' else 'staff' end,
    staff,
    'issued',
    application.status,
    'issued',
    jsonb_build_object('bondNumber', bond.number, 'term', term.number)
  );
  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  select
    bond.application_id,
    case when staff is null then 'system' else 'staff' end,
    staff,
    'bond-renewed',
    jsonb_build_object(
      'bondNumber', bond.number, 'applicationNumber', application.number, 'startsOn', term.starts_on, 'endsOn', term.ends_on
    )
  where bond.application_id is not null;

  select * into bond from public.bonds where id = bond.id;
  return jsonb_build_object('outcome', 'issued', 'bond', to_jsonb(bond), 'term', to_jsonb(term));
end;
$$;

comment on function public.continue_bond(jsonb) is
  'Continues a bond with the term of an approved and paid renewal, once, and returns bond and term for every repetition. For service_role only.';

create function public.store_continuation(of_bond uuid, term_number integer, sha256 text)
returns void
language sql
set search_path = ''
as $$
  -- What a clerk may hold in his hands already is never replaced.
  update public.bond_terms
  set certificate_url = of_bond::text || '/continuation-' || term_number || '.pdf', certificate_sha256 = sha256
  where bond_id = of_bond and number = term_number and certificate_url is null;
$$;

comment on function public.store_continuation(uuid, integer, text) is
  'Notes that the certificate of a term is in the folder of its bond, by its SHA-256. The first one stays. For service_role only.';

-- An application that renews a bond never makes another one.
create function private.refuse_second_bond()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.renewals as renewal where renewal.application_id = new.application_id) then
    raise exception 'A renewal continues its bond and makes no other' using errcode = 'check_violation';
  end if;

  return new;
end;
$$;

comment on function private.refuse_second_bond() is 'Keeps a renewal from becoming a bond beside the one it renews.';

revoke all on function private.refuse_second_bond() from public, anon, authenticated, service_role;

create trigger refuse_second_bond
before insert on public.bonds
for each row when (new.application_id is not null) execute function private.refuse_second_bond();

revoke all on function public.continue_bond(jsonb), public.store_continuation(uuid, integer, text)
from public, anon, authenticated;
grant execute on function public.continue_bond(jsonb), public.store_continuation(uuid, integer, text) to service_role;
