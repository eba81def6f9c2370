import type { Claims, TestDatabase } from './test-database.ts';
import { NOTARY_PRICE_COLUMNS } from './notary-price.ts';

/**
 * Fill the queue with this many submitted applications: a fifth of them under review, half of those assigned to one of
 * five underwriters. Returns the token claims of the first underwriter.
 */
export async function addManyApplications(
  database: TestDatabase,
  applications: number,
): Promise<Claims & { sub: string }> {
  await database.exec(`
    insert into auth.users (id, email, email_confirmed_at)
    select md5('staff ' || number)::uuid, 'staff-' || number || '@example.com', now() from generate_series(1, 5) as number;
    insert into public.staff_roles (user_id, role) select id, 'underwriter' from auth.users;
    insert into auth.sessions (id, user_id, aal, created_at, updated_at) select id, id, 'aal2', now(), now() from auth.users;

    set session_replication_role = replica; -- without triggers, also those of foreign keys
    insert into public.applications (
      id, number, bond_slug, state_code, status, answers, penal_sum_cents, premium_cents, fees_cents, taxes_cents,
      total_cents, review_reasons, terms_version, terms_accepted_at, submitted_at
    )
    select
      md5(number::text)::uuid,
      'APP-' || (100000 + number),
      (array['notary', 'trustee', 'guardian-conservator', 'auto-dealer', 'bid-bond'])[1 + number / 3 % 5],
      (array['SC', 'TX', 'GA', 'FL', 'NC', 'VA', 'TN', 'AL', 'WY', 'MT'])[1 + number / 7 % 10],
      case when number % 10 < 6 then 'issued' when number % 10 < 8 then 'declined' else 'under_review' end,
      jsonb_build_object(
        'applicant', jsonb_build_object('firstName', 'Given' || number % 500, 'lastName', 'Family' || number % 3000, 'email', 'person' || number || '@example.com'),
        'note', repeat('What a customer writes takes room. ', 12)
      ),
      case when number % 400 = 9 then 60000000 else 1000000 end, ${NOTARY_PRICE_COLUMNS}, '{never-instant}', 'v1.1',
      timestamptz '2026-01-01' + number * interval '3 minutes', timestamptz '2026-01-01' + number * interval '3 minutes'
    from generate_series(1, ${applications}) as number;

    -- The words and the counts that the triggers make, one row at a time.
    insert into public.application_words (word, application_id)
    select word, md5(number::text)::uuid
    from generate_series(1, ${applications}) as number
    cross join lateral (
      select distinct unnest(array[
        'app-' || (100000 + number), right((100000 + number)::text, 6), 'given' || number % 500,
        'family' || number % 3000, 'person' || number || '@example.com'
      ]) as word
    ) as words
    order by word;

    insert into public.application_assignments (application_id, staff_id)
    select application.id, md5('staff ' || (1 + row_number() over () % 5))::uuid
    from public.applications as application
    where left(application.id::text, 1) < '8';

    set session_replication_role = origin;
    select private.count_queue_again();
  `);
  await database.exec(
    'vacuum analyze public.applications, public.application_assignments, public.application_words, public.staff_roles, private.queue_counts',
  );
  const { rows } = await database.query<{ id: string }>(`select md5('staff 1')::uuid as id`);
  const id = rows[0]?.id ?? '';

  return { sub: id, aal: 'aal2', session_id: id };
}
