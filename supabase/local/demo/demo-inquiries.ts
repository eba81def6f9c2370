import { randomBytes } from 'node:crypto';
import { insertRow, momentBefore, type DemoTransaction } from './insert-row.ts';

const INQUIRIES = [
  {
    asker: 'attorney',
    bond_slug: 'administrator',
    state_code: 'SC',
    amount_cents: 25_000_000,
    worry: 'bankruptcy',
    details: 'Chapter 13 in 2019, discharged in 2023. The estate is mostly a house.',
    email: 'counsel@example.com',
    created_at: 5,
  },
  {
    asker: 'applicant',
    bond_slug: 'auto-dealer',
    state_code: 'GA',
    amount_cents: 3_500_000,
    worry: 'credit',
    details: '',
    email: 'dealer@example.com',
    created_at: 50,
    answered: { answer: 'needs-help', note: 'Have the last two tax returns ready.', at: 26 },
  },
] as const;

/** Two inquiries of visitors: one waits, and the other was answered by this underwriter. Times are in hours ago. */
export async function addDemoInquiries(
  transaction: DemoTransaction,
  underwriter: string,
): Promise<void> {
  for (const inquiry of INQUIRIES) {
    const { created_at: hours, ...facts } = inquiry;
    const answered = 'answered' in inquiry ? inquiry.answered : undefined;
    const { answered: _, ...row } = { answered, ...facts };

    await insertRow(transaction, 'public.inquiries', {
      ...row,
      key_hash: randomBytes(32).toString('hex'),
      created_at: momentBefore(hours),
      ...(answered && {
        answer: answered.answer,
        note: answered.note,
        answered_at: momentBefore(answered.at),
        answered_by: underwriter,
      }),
    });
  }
}
