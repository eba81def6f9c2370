-- A note that is sent again, because the answer to the first call got lost, is the same note.

alter table public.application_notes add column request_id uuid;

comment on column public.application_notes.request_id is 'What the browser calls the note, the same whenever it sends it.';

create unique index application_notes_request_id_idx on public.application_notes (author_id, request_id);

grant insert (request_id) on public.application_notes to authenticated;
