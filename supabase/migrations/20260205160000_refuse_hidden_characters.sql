-- What a browser writes without a function of ours in between holds no characters that nobody sees: controls other than
-- tab and line end, and format characters, which have no width or turn the direction of writing.

create function private.holds_hidden_characters(words text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- \p{Cf} of Unicode 17 and the line separators; a test compares every code point with src/domain/fields/clean-text.ts.
  select words ~ (
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f'
    || '\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f'
    || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
  );
$$;

comment on function private.holds_hidden_characters(text) is
  'Whether a text holds control or format characters other than tab and line end. The rule of src/domain/fields/clean-text.ts.';

revoke all on function private.holds_hidden_characters(text) from public, anon, authenticated, service_role;
-- Check constraints run with the rights of who writes.
grant execute on function private.holds_hidden_characters(text) to authenticated, service_role;

alter table public.applications
add constraint applications_answers_hold_no_hidden_characters check (
  not private.holds_hidden_characters(answers::text)
  -- The text of JSON writes controls as escapes.
  and not jsonb_path_exists(
    answers,
    'strict $.** ? (@.type() == "string" && @ like_regex "[\u0001-\u0008\u000b-\u001f]")'
  )
);

alter table public.application_documents
add constraint application_documents_name_holds_no_hidden_characters check (
  not private.holds_hidden_characters(original_name)
);

alter table public.application_notes
add constraint application_notes_hold_no_hidden_characters check (not private.holds_hidden_characters(note));

-- Names go into the access log and beside decisions. They are one line each.
create or replace function private.name_in(metadata jsonb, key text, longest integer)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(metadata -> key) <> 'string' then null
    when private.holds_hidden_characters(metadata ->> key) or metadata ->> key ~ '[\t\n]' then null
    else nullif(btrim(left(btrim(metadata ->> key), longest)), '')
  end;
$$;

alter table public.profiles
add constraint profiles_hold_no_hidden_characters check (
  not private.holds_hidden_characters(concat_ws(' ', display_name, first_name, last_name, phone))
  and concat_ws(' ', display_name, first_name, last_name, phone) !~ '[\t\n]'
);
