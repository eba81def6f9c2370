-- A firm asks an underwriter about a matter before the petition. The question joins the inquiries of visitors at the
-- underwriters' desk. Its answer stays with the matter for as long as the matter is kept.

alter table public.inquiries
alter column key_hash drop not null,
alter column email drop not null,
add column matter_id uuid references public.matters (id) on delete cascade,
add column asked_by uuid references auth.users (id) on delete set null,
add column sender text check (length(sender) between 2 and 200),
add column facts text check (length(facts) <= 4000),

-- A visitor has a key and an email address. A question about a matter has neither: the firm finds the answer on its desk.
add constraint inquiries_come_from_a_visitor_or_a_matter check (
  case
    when matter_id is null then num_nonnulls(key_hash, email) = 2 and num_nonnulls(asked_by, sender, facts) = 0
    else num_nonnulls(key_hash, email) = 0 and num_nonnulls(sender, facts) = 2
  end
),

add constraint inquiries_facts_hold_no_hidden_characters check (
  not private.holds_hidden_characters(concat_ws(' ', sender, facts))
),

add constraint inquiries_facts_hold_no_secret_number check (
  case when length(coalesce(facts, '')) <= 4000 then not private.holds_secret_number(coalesce(facts, '')) else false end
);

comment on column public.inquiries.matter_id is 'The matter that a firm asks about. Null: a visitor asks.';
comment on column public.inquiries.asked_by is 'The member of the firm who asked. Null: a visitor, or an account that was deleted.';
comment on column public.inquiries.sender is 'The name of the firm when it asked.';
comment on column public.inquiries.facts is 'The lines that the attorney saw before sending. Staff read these lines, never the matter.';

-- A matter has at most one question that waits.
create unique index inquiries_matter_waiting_idx on public.inquiries (matter_id) where answer is null;
create index inquiries_matter_id_idx on public.inquiries (matter_id, created_at);
create index inquiries_asked_by_idx on public.inquiries (asked_by);

grant select (sender, facts) on public.inquiries to authenticated;

create function private.ask_underwriter(of_matter uuid, question jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_waiting constant integer := 20; -- of a firm
  matter public.matters;
  waiting public.inquiries;
begin
  if not private.can_edit_matter(of_matter) then
    return 'not-found';
  end if;

  select * into matter from public.matters as held where held.id = of_matter for update;
  if matter.closed_at is not null then
    return 'closed';
  end if;
  if num_nulls(matter.bond_slug, matter.state_code, matter.amount_cents) > 0 then
    return 'incomplete';
  end if;

  select * into waiting from public.inquiries as known where known.matter_id = of_matter and known.answer is null;
  if found then
    return case
      when (waiting.facts, waiting.worry, waiting.details)
        = (question ->> 'facts', question ->> 'worry', question ->> 'details') then 'asked'
      else 'waits-already'
    end;
  end if;

  perform pg_advisory_xact_lock(hashtextextended('questions of firm ' || matter.firm_id::text, 0));
  if (
    select count(*)
    from public.inquiries as known
    join public.matters as other on other.id = known.matter_id
    where other.firm_id = matter.firm_id and known.answer is null
  ) >= max_waiting then
    return 'too-many-waiting';
  end if;

  insert into public.inquiries (
    asker, bond_slug, state_code, amount_cents, worry, details, matter_id, asked_by, sender, facts
  )
  values (
    'attorney', matter.bond_slug, matter.state_code, matter.amount_cents, question ->> 'worry', question ->> 'details',
    of_matter, auth.uid(), (select firm.name from public.firms as firm where firm.id = matter.firm_id),
    question ->> 'facts'
  );

  return 'asked';
end;
$$;

comment on function private.ask_underwriter(uuid, jsonb) is
  'Sends a question about a matter to the underwriters, with bond, state and amount as stored. Returns "asked", or why not: not-found, closed, incomplete, waits-already (with other facts), too-many-waiting (20 of the firm).';

create function private.matter_answers(of_matter uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'amount', inquiry.amount_cents, 'bond', inquiry.bond_slug, 'state', inquiry.state_code,
          'worry', inquiry.worry, 'details', inquiry.details, 'facts', inquiry.facts, 'askedAt', inquiry.created_at,
          'answer', inquiry.answer, 'note', inquiry.note, 'answeredAt', inquiry.answered_at
        ))
        order by inquiry.created_at desc
      ),
      '[]'
    )
    from public.inquiries as inquiry
    where inquiry.matter_id = of_matter and private.can_open_matter(of_matter)
  );
end;
$$;

comment on function private.matter_answers(uuid) is
  'The questions about a matter with their answers, the latest first, without a name of staff. Empty for everyone who may not open the matter.';

create function private.reader_of_answer(of_inquiry uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select case
      when inquiry.matter_id is null then inquiry.email
      else (
        select account.email
        from unnest(array[inquiry.asked_by, matter.responsible]) with ordinality as member (id, place)
        join auth.users as account on account.id = member.id
        where inquiry.matter_id in (select private.matters_open_to(member.id, inquiry.matter_id))
        order by member.place
        limit 1
      )
    end
    from public.inquiries as inquiry
    left join public.matters as matter on matter.id = inquiry.matter_id
    where inquiry.id = of_inquiry
  );
end;
$$;

comment on function private.reader_of_answer(uuid) is
  'The address to which the answer to an inquiry is mailed: the visitor''s, or that of the member who asked. If that member may no longer open the matter, the responsible attorney''s. Null: there is none.';

create function private.works_on_matter_of(of_inquiry uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1
    from public.inquiries as inquiry
    join public.matters as matter on matter.id = inquiry.matter_id
    join public.firm_members as member on member.firm_id = matter.firm_id
    where inquiry.id = of_inquiry and member.user_id = auth.uid() and member.left_at is null
  );
end;
$$;

comment on function private.works_on_matter_of(uuid) is
  'Whether the caller works at the firm that asked. Nobody answers a question of their own firm.';

revoke all on function
private.ask_underwriter(uuid, jsonb), private.matter_answers(uuid), private.reader_of_answer(uuid),
private.works_on_matter_of(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.ask_underwriter(uuid, jsonb), private.matter_answers(uuid) to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.ask_underwriter(of_matter uuid, question jsonb)
returns text language sql set search_path = ''
begin atomic
  select private.ask_underwriter(of_matter, question);
end;

create function public.matter_answers(of_matter uuid)
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.matter_answers(of_matter);
end;

comment on function public.ask_underwriter(uuid, jsonb) is
  'For members who may change the matter: asks an underwriter. Repeating a question has no further effect.';
comment on function public.matter_answers(uuid) is 'The questions about a matter and their answers.';

revoke all on function public.ask_underwriter(uuid, jsonb), public.matter_answers(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.ask_underwriter(uuid, jsonb), public.matter_answers(uuid) to authenticated;
