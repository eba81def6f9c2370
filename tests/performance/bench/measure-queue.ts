import { addManyApplications } from '../../support/many-applications.ts';
import { asRole, createTestDatabase } from '../../support/test-database.ts';

/** The duration of one query of the underwriters' desk. */
export type QueueSpeed = { question: string; rows: number; middle: number; slowest: number };

const MIDDLE = {
  submitted_at: '2026-03-01T00:00:00+00:00',
  id: '80000000-0000-4000-8000-000000000000',
};

/** Measures the pages and the counts of the queue with this many applications, `runs` times. Times in milliseconds. */
export async function measureQueue(applications: number, runs: number): Promise<QueueSpeed[]> {
  const database = await createTestDatabase();
  const underwriter = await addManyApplications(database, applications);
  const questions: [string, string, object?][] = [
    ['numbers above the queue', 'public.underwriting_overview()'],
    ...(
      [
        ['under review', { status: 'under_review' }],
        ['under review, from the middle', { status: 'under_review', after: MIDDLE }],
        ['any status, newest first', { newest_first: true }],
        ['one state and bond', { status: 'under_review', state: 'WY', bond: 'trustee' }],
        ['unassigned', { status: 'under_review', holder: 'nobody' }],
        ['with one underwriter', { status: 'under_review', holder: underwriter.sub }],
        ['a number', { words: [`app-${100_000 + Math.floor(applications / 2)}`] }],
        ['two names', { words: ['given7', 'family107'] }],
      ] as const
    ).map(
      ([question, filters]) =>
        [question, 'public.underwriting_queue($1::jsonb)', filters] satisfies [
          string,
          string,
          object,
        ],
    ),
  ];

  const speeds: QueueSpeed[] = [];
  for (const [question, call, filters] of questions) {
    const times: number[] = [];
    let rows = 0;
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      const answer = await asRole(database, 'authenticated', underwriter, (transaction) =>
        transaction.query<{ answer: unknown }>(
          `select ${call} as answer`,
          filters ? [JSON.stringify(filters)] : [],
        ),
      );
      times.push(performance.now() - start);
      const [row] = answer.rows;
      rows = Array.isArray(row?.answer) ? row.answer.length : 1;
    }
    times.sort((one, other) => one - other);
    speeds.push({
      question,
      rows,
      middle: times[Math.floor(runs / 2)] ?? 0,
      slowest: times.at(-1) ?? 0,
    });
  }
  await database.close();

  return speeds;
}
