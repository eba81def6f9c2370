-- Anyone can open a firm, and many people of its matters may have one address. These limits keep a firm from filling the
-- mailbox of a stranger. They count for each firm, so no firm uses up the mails of another one.

create function private.firm_of_link(link public.signing_links)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select matter.firm_id
  from public.matters as matter
  where matter.id = coalesce(
    (select person.matter_id from public.matter_people as person where person.id = link.matter_person_id),
    (select asked.matter_id from public.payment_requests as asked where asked.quote_id = link.payment_quote_id)
  );
$$;

comment on function private.firm_of_link(public.signing_links) is
  'The firm that invites with a link. Null for an indemnitor, whom an underwriter invites.';

create function private.may_mail_link(firm uuid, address text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_a_day constant integer := 20;
begin
  -- Two calls at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('mails of firm ' || firm::text, 0));

  return (
    select count(*)
    from public.signing_links as sent
    where lower(sent.sent_to) = lower(address) and sent.created_at > now() - interval '1 day'
      and private.firm_of_link(sent) = firm
  ) < max_a_day;
end;
$$;

comment on function private.may_mail_link(uuid, text) is
  'Whether a firm may mail another link to an address: at most 20 in a day, for all people of all its matters together. Without a firm, always.';

create function private.may_mail_code(link public.signing_links)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_a_day constant integer := 40;
  firm constant uuid := private.firm_of_link(link);
begin
  if firm is null then
    return true;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mails of firm ' || firm::text, 0));

  return (
    select count(*)
    from private.signing_codes as code
    join public.signing_links as sent on sent.id = code.link_id
    where lower(sent.sent_to) = lower(link.sent_to) and code.created_at > now() - interval '1 day'
      and private.firm_of_link(sent) = firm
  ) < max_a_day;
end;
$$;

comment on function private.may_mail_code(public.signing_links) is
  'Whether another code may be mailed for a link: at most 40 in a day for all links of its firm to its address.';

revoke all on function
private.firm_of_link(public.signing_links), private.may_mail_link(uuid, text), private.may_mail_code(public.signing_links)
from public, anon, authenticated, service_role;
