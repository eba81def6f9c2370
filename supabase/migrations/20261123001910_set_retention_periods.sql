-- Written by `npm run db:catalogue` from the section retention of content/site.yaml. Do not edit.

insert into private.retention_periods (name, days)
values
  ('drafts', 30),
  ('unsubmittedPayments', 30),
  ('neverIssuedNumbers', 90),
  ('neverIssuedDocuments', 180),
  ('neverIssuedApplications', 1095),
  ('endedBondNumbers', 1095),
  ('endedBonds', 2555),
  ('inquiries', 60),
  ('closedMatters', 2555),
  ('accessLog', 1095),
  ('roleChanges', 2555)
on conflict (name) do update set days = excluded.days;
