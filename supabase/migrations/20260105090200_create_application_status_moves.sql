-- Which status may follow which. The same table is src/domain/application-status.ts; a test compares them.

create table private.application_status_moves (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status),
  check (from_status <> to_status)
);

comment on table private.application_status_moves is
  'Allowed moves of an application status. Mirrors ALLOWED_MOVES in src/domain/application-status.ts.';

insert into private.application_status_moves (from_status, to_status)
values
  ('draft', 'submitted'),
  ('draft', 'withdrawn'),
  ('submitted', 'under_review'),
  ('submitted', 'approved'),
  ('submitted', 'issued'),
  ('submitted', 'withdrawn'),
  ('under_review', 'information_requested'),
  ('under_review', 'approved'),
  ('under_review', 'declined'),
  ('under_review', 'withdrawn'),
  ('information_requested', 'under_review'),
  ('information_requested', 'withdrawn'),
  ('approved', 'issued'),
  ('approved', 'withdrawn');

alter table private.application_status_moves enable row level security;

revoke all on private.application_status_moves from public, anon, authenticated, service_role;
