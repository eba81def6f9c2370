-- The queue of the underwriters: one status at a time, the longest waiting first.

create index applications_queue_idx on public.applications (status, submitted_at, id) where submitted_at is not null;
