-- Numbers such as APP-271828. A plain counter would tell every customer how many applications there are,
-- a random draw would need a loop against duplicates. So the counter runs from 0 to 999,999 and is scrambled
-- by n -> (n * 618033 + 271828) mod 1,000,000. The multiplier shares no factor with 10^6 (it is odd and no
-- multiple of 5), which makes the map a bijection: different counts give different numbers, each exactly once.
-- When the million is used up the sequence refuses, loudly, instead of repeating a number.

create sequence private.application_number_seq as integer minvalue 0 maxvalue 999999 start 0 no cycle;

comment on sequence private.application_number_seq is 'Counts applications; never shown as it is.';

revoke all on sequence private.application_number_seq from public, anon, authenticated, service_role;
grant usage on sequence private.application_number_seq to service_role;

create function private.next_application_number()
returns text
language sql
volatile
set search_path = ''
as $$
  select 'APP-' || lpad(((nextval('private.application_number_seq')::bigint * 618033 + 271828) % 1000000)::text, 6, '0');
$$;

comment on function private.next_application_number() is 'The next application number, unique without a loop.';

revoke all on function private.next_application_number() from public, anon, authenticated;
grant execute on function private.next_application_number() to service_role;
