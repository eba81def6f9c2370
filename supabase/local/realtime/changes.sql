-- The source of Realtime on this machine. A hosted project reads its write-ahead log, which PGlite lacks, so each table
-- of the publication reports its changes by NOTIFY, from a trigger that the stack adds at its start. Only keys travel,
-- far below the limit of 8000 bytes per notification. Row level security is checked for each subscriber.

create schema if not exists realtime;

create or replace function realtime.tell_change()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  new_row jsonb := to_jsonb(new);
  old_row jsonb := to_jsonb(old);
begin
  perform pg_notify('realtime_changes', jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'key', (select jsonb_object_agg(name, new_row -> name) from unnest(tg_argv) as name),
    'oldKey', (select jsonb_object_agg(name, old_row -> name) from unnest(tg_argv) as name),
    'committedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'number', gen_random_uuid() -- Postgres sends equal notifications of one transaction once
  )::text);

  return null;
end;
$$;

-- Removes the trigger of a table that has left the publication, and adds one to a new table. Rows are identified by
-- their key, so a table without a key is skipped.
do $$
declare
  told record;
begin
  for told in
    select tgrelid::regclass as name from pg_trigger where tgname = 'tell_realtime'
  loop
    execute format('drop trigger tell_realtime on %s', told.name);
  end loop;

  for told in
    select
      index.indrelid::regclass as name,
      string_agg(quote_literal(attname), ', ' order by attnum) as key_columns,
      concat_ws(
        ' or ',
        case when publication.pubinsert then 'insert' end,
        case when publication.pubupdate then 'update' end,
        case when publication.pubdelete then 'delete' end
      ) as actions
    from pg_get_publication_tables('supabase_realtime') as published
    join pg_publication as publication on publication.oid = published.pubid
    join pg_index as index on index.indrelid = published.relid and index.indisprimary
    join pg_attribute as attribute
      on attribute.attrelid = index.indrelid
      and attribute.attnum = any (index.indkey)
    group by index.indrelid, publication.pubinsert, publication.pubupdate, publication.pubdelete
    having publication.pubinsert or publication.pubupdate or publication.pubdelete
  loop
    execute format(
      'create trigger tell_realtime after %s on %s for each row execute function realtime.tell_change(%s)',
      told.actions, told.name, told.key_columns
    );
  end loop;
end;
$$;
