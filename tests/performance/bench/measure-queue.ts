import { addManyApplications } from '../../support/many-applications.ts';
import { asRole, createTestDatabase } from '../../support/test-database.ts';

/** How long one question of the underwriters' desk takes. */
export type QueueSpeed = { question: string; rows: number; middle: number; slowest: number };

const RUNS = 15;

const MIDDLE = {
  submitted_at: '2026-03-01T00:00:00+00:00',
  id: '80000000-0000-4000-8000-000000000000',
};

/** Measure the pages of the queue, and the numbers above it, among so many applications. Times in milliseconds. */
export async function measureQueue(applications: number): Promise<QueueSpeed[]> {
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
        ['with nobody', { status: 'under_review', holder: 'nobody' }],
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
    for (let run = 0; run < RUNS; run += 1) {
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
      middle: times[Math.floor(RUNS / 2)] ?? 0,
      slowest: times.at(-1) ?? 0,
    });
  }
  await database.close();

  return speeds;
}
