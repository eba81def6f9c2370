-- The queue of staff names the matter of each application, and the applicant's full name. Few words change, so they are
-- replaced in the function as it stands. The migration fails where they are not found.

do $$
declare
  source text := pg_get_functiondef('private.underwriting_queue(jsonb)'::regprocedure);
  changes constant text[] := array[
    'bond_type.name as bond_name,', 'bond_type.name as bond_name,
          application.caption,',
    'application.answers #>> ''{applicant,lastName}''
', 'application.answers #>> ''{applicant,middleName}'', application.answers #>> ''{applicant,lastName}'',
            application.answers #>> ''{applicant,suffix}''
'
  ];
begin
  for place in 1..cardinality(changes) by 2 loop
    if position(changes[place] in source) = 0 then
      raise exception 'The queue does not contain: %', changes[place];
    end if;
    source := replace(source, changes[place], changes[place + 1]);
  end loop;

  execute source;
end;
$$;
