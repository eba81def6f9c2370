-- Notes are written without a function, so the database itself refuses an SSN, an EIN or a card number in them.

-- As in src/domain/formats/secret-number.ts. Of the rarest separators it knows those that pasted text brings along.
-- The time grows with the length of the text and no faster: each run of separators becomes a single one first, so no
-- pattern has to try every way to cut a run of blanks, and the text is never searched again from each of its places.
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

  -- A dash for a dash that stands alone, and one blank for any other run of separators.
  spaced as (
    select
      regexp_replace(regexp_replace(regexp_replace(whole, dash, '-', 'g'), blank, ' ', 'g'), run, ' ', 'g') as whole,
      regexp_replace(regexp_replace(regexp_replace(undated, dash, '-', 'g'), blank, ' ', 'g'), run, ' ', 'g') as undated
    from texts
    cross join (
      values (
        '[\u2010-\u2015\u2e3a\u2e3b\ufe58\ufe63\uff0d]',
        '[\s()._/\u2212\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
        '[- ]{2,}'
      )
    ) as separators (dash, blank, run)
  ),

  -- Between the digits of a card a comma may stand as well; in an amount it would make an SSN of nine digits.
  listed_runs as (
    select run.place, run.matched[1] as written
    from spaced
    cross join lateral regexp_matches(
      regexp_replace(translate(whole, ',', ' '), '[- ]{2,}', ' ', 'g'), '[0-9](?:[- ]?[0-9])*', 'g'
    ) with ordinality as run (matched, place)
  ),

  -- A card as it is printed may be a part of its run: it begins with any group and has four groups at most. Of a group
  -- 17 digits are enough to see that it is too long.
  printed as (
    select
      substring(
        concat_ws(
          ' ', digits,
          lead(digits, 1) over groups_of_run, lead(digits, 2) over groups_of_run, lead(digits, 3) over groups_of_run
        )
        from '^(?:[0-9]{4}(?: ?[0-9]{4}){3}|[0-9]{4} ?[0-9]{6} ?[0-9]{4,5})(?![0-9])'
      ) as written
    from (
      select run.place, part.place as group_place, left(part.digits, 17) as digits
      from listed_runs as run
      cross join lateral regexp_split_to_table(run.written, '[- ]') with ordinality as part (digits, place)
    ) as digit_groups
    window groups_of_run as (partition by place order by group_place)
  ),

  cards as (
    select regexp_replace(written, '[^0-9]', '', 'g') as digits
    from (
      select written from printed
      union all
      select written from listed_runs
      union all
      select run.matched[1]
      from spaced
      cross join lateral regexp_matches(whole, '[0-9](?:[- ]?[0-9])*', 'g') as run (matched)
    ) as found
  )

  select
    exists (
      select 1 from spaced
      where whole ~ '(?<![0-9])(?:[0-9]{3}[- ][0-9]{2}[- ][0-9]{4}|[0-9]{2}[- ][0-9]{7}|[0-9]{9})(?![0-9])'
    )
    or exists (
      select 1
      from spaced
      cross join lateral regexp_matches(undated, '[0-9](?:[- ]?[0-9])*', 'g') as run (matched)
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

-- A text is searched only when it is short enough. Which of several checks comes first is not defined, so one check
-- holds both. Not valid: notes that were written before stay.
alter table public.application_notes
add constraint application_notes_hold_no_secret_number check (
  case when length(note) <= 4000 then not private.holds_secret_number(note) else false end
) not valid;
