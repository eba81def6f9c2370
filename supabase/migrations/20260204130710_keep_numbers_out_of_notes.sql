-- Notes are written without a function, so the database itself refuses an SSN, an EIN or a card number in them.

-- As in src/domain/formats/secret-number.ts. Of the rarest separators it knows those that pasted text brings along.
create function private.holds_secret_number(words text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  with texts as (
    select
      words as whole,
      -- Dates beside another number come to nine digits by chance.
      regexp_replace(
        words,
        '(?<![0-9])(?:[0-9]{1,2}/[0-9]{1,2}/(?:[0-9]{4}|[0-9]{2})|[0-9]{4}-[0-9]{2}-[0-9]{2})(?![0-9])',
        ',',
        'g'
      ) as undated
  ),

  -- A dash for any dash, and a blank for any other separator.
  spaced as (
    select
      regexp_replace(regexp_replace(whole, dash, '-', 'g'), blank, ' ', 'g') as whole,
      regexp_replace(regexp_replace(undated, dash, '-', 'g'), blank, ' ', 'g') as undated
    from texts
    cross join (
      values (
        '[\u2010-\u2015\u2e3a\u2e3b\ufe58\ufe63\uff0d]',
        '[\s()._/\u2212\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]'
      )
    ) as separators (dash, blank)
  ),

  -- Between the digits of a card a comma may stand as well; in an amount it would make an SSN of nine digits.
  cards as (
    select regexp_replace(written, '[^0-9]', '', 'g') as digits
    from spaced
    cross join lateral (
      select substring(
        substr(whole, start)
        from '^(?:[0-9]{4}(?:[- ,]*[0-9]{4}){3}|[0-9]{4}[- ,]*[0-9]{6}[- ,]*[0-9]{4,5})(?![0-9])'
      )
      from generate_series(1, length(whole)) as start
      where substr(whole, start, 1) ~ '[0-9]' and substr(whole, start - 1, 1) !~ '[0-9]'
      union all
      select run.matched[1]
      from (values ('[0-9](?:[- ]*[0-9])*'), ('[0-9](?:[- ,]*[0-9])*')) as runs (pattern)
      cross join lateral regexp_matches(whole, pattern, 'g') as run (matched)
    ) as found (written)
  )

  select
    exists (
      select 1 from spaced
      where whole ~ '(?<![0-9])(?:[0-9]{3}[- ]+[0-9]{2}[- ]+[0-9]{4}|[0-9]{2}[- ]+[0-9]{7}|[0-9]{9})(?![0-9])'
    )
    or exists (
      select 1
      from spaced
      cross join lateral regexp_matches(undated, '[0-9](?:[- ]*[0-9])*', 'g') as run (matched)
      where length(regexp_replace(matched[1], '[^0-9]', '', 'g')) = 9
        and matched[1] !~ '^[0-9]{5}-[0-9]{4}$' -- ZIP+4
    )
    or exists (
      select 1
      from cards
      where (
          (
            digits ~ '^(3[47]|4|5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|6011|64[4-9]|65)[0-9]+$'
            and length(digits) in (15, 16)
          )
          or digits ~ '^(3(0[0-59]|[689][0-9])[0-9]{11}|35(2[89]|[3-8][0-9])[0-9]{12}|(5[06-9]|6[0-9]|81)[0-9]{14})$'
        )
        -- Luhn: from the right, every second digit counts double, and the sum ends in 0.
        and (
          select sum(case when place % 2 = 1 then digit when digit > 4 then digit * 2 - 9 else digit * 2 end) % 10 = 0
          from generate_series(1, length(digits)) as place
          cross join lateral (select substr(reverse(digits), place, 1)::integer) as at_place (digit)
        )
    );
$$;

comment on function private.holds_secret_number(text) is
  'Whether a text that is kept readable holds an SSN, an EIN or the number of a payment card with 14 to 16 digits.';

revoke all on function private.holds_secret_number(text) from public, anon, authenticated, service_role;
grant execute on function private.holds_secret_number(text) to authenticated;

-- Not valid: notes that were written before stay.
alter table public.application_notes
add constraint application_notes_hold_no_secret_number check (not private.holds_secret_number(note)) not valid;
