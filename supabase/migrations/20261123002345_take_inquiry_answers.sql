-- An attorney who asked as a visitor opens a matter from the answer. The matter gets a copy of the question with its answer,
-- because the visitor's inquiry ends after its retention period. As on the page of the link, the words of the asker are left out.

alter table public.inquiries
add column copied_from uuid references public.inquiries (id) on delete set null,
add constraint inquiries_are_copied_to_a_matter check (copied_from is null or (matter_id is not null and answer is not null));

comment on column public.inquiries.copied_from is
  'The inquiry of a visitor whose answer this is. Null: it was asked here, or that inquiry has ended.';

-- A matter gets each answer once.
create unique index inquiries_copied_from_idx on public.inquiries (copied_from, matter_id);

grant select (copied_from) on public.inquiries to authenticated;

create function private.take_inquiry_answer(of_matter uuid, inquiry_key text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  matter public.matters;
  asked public.inquiries;
begin
  if not private.can_edit_matter(of_matter) then
    return 'not-found';
  end if;

  select * into matter from public.matters as held where held.id = of_matter for update;
  if matter.closed_at is not null then
    return 'closed';
  end if;

  select * into asked
  from public.inquiries as known
  where
    known.key_hash = encode(sha256(convert_to(inquiry_key, 'UTF8')), 'hex')
    and known.asker = 'attorney'
    and known.answer is not null
    and known.created_at >= private.kept_since('inquiries');
  if not found then
    return 'not-found';
  end if;
  if (asked.bond_slug, asked.state_code) is distinct from (matter.bond_slug, matter.state_code) then
    return 'another-bond';
  end if;

  insert into public.inquiries (
    asker, bond_slug, state_code, amount_cents, worry, details, created_at, answer, note, answered_at, answered_by,
    matter_id, asked_by, sender, facts, copied_from
  )
  values (
    asked.asker, asked.bond_slug, asked.state_code, asked.amount_cents, asked.worry, '', asked.created_at,
    asked.answer, asked.note, asked.answered_at, asked.answered_by, of_matter, auth.uid(),
    (select firm.name from public.firms as firm where firm.id = matter.firm_id), '', asked.id
  )
  on conflict (copied_from, matter_id) do nothing;

  return 'taken';
end;
$$;

comment on function private.take_inquiry_answer(uuid, text) is
  'Copies the answered inquiry of a key to a matter with the same bond and state, once. Returns "taken", or why not: not-found (also a key without an answer), closed, another-bond.';

revoke all on function private.take_inquiry_answer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.take_inquiry_answer(uuid, text) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.take_inquiry_answer(of_matter uuid, inquiry_key text)
returns text language sql set search_path = ''
begin atomic
  select private.take_inquiry_answer(of_matter, inquiry_key);
end;

comment on function public.take_inquiry_answer(uuid, text) is
  'For members who may change the matter: copies an answer that they got as a visitor. Repeating it has no further effect.';

revoke all on function public.take_inquiry_answer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.take_inquiry_answer(uuid, text) to authenticated;
