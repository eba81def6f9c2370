import { z } from 'zod';
import { formatWholeMoney, type Cents } from '../money.ts';
import { defineLetter, type Letter } from './letter.ts';

const centsSchema = z.int().nonnegative();

const lineSchema = z.object({ single: centsSchema, aggregate: centsSchema });
const bidSchema = z.object({
  price: centsSchema,
  decision: z.enum(['approved', 'declined', 'spread-cleared']),
});

type Words = Omit<Letter, 'note' | 'reason'>;
type Decision = z.output<typeof bidSchema>['decision'];

/** An underwriter set the line of a contractor, or decided on a bid. The letter names no company and no project. */
export const deskDecidedLetter = defineLetter(z.union([lineSchema, bidSchema]), (data) => ({
  ...('single' in data ? writeOfLine(data) : writeOfBid(data)),
  note: 'An underwriter can change a line. Your desk always shows the current one.',
  reason: 'You get this email because you work on the desk of a contractor.',
}));

function writeOfLine({ single, aggregate }: z.output<typeof lineSchema>): Words {
  return {
    subject: `Your bonding line is ${formatWholeMoney(single)} for one job`,
    title: 'Your bonding line is set',
    parts: [
      { type: 'text', text: 'A bid inside your line gets a yes at once. Ask on your desk.' },
      {
        type: 'facts',
        facts: [
          ['Limit for one job', formatWholeMoney(single)],
          ['Limit for all jobs', formatWholeMoney(aggregate)],
        ],
      },
    ],
    action: { label: 'Open the Contractor Desk', path: '/dashboard/contractor' },
  };
}

const OF_BID: Readonly<
  Record<Decision, (shown: string) => Pick<Letter, 'subject' | 'title'> & { text: string }>
> = {
  approved: (shown) => ({
    subject: `Your bid of ${shown} is approved`,
    title: 'An underwriter approved your bid',
    text: 'Your line holds the price. Go on with the project on your desk.',
  }),
  declined: (shown) => ({
    subject: `Your bid of ${shown} is declined`,
    title: 'An underwriter declined your bid',
    text: 'The reason is with the project on your desk.',
  }),
  'spread-cleared': (shown) => ({
    subject: `We reviewed your low bid of ${shown}`,
    title: 'An underwriter reviewed your low bid',
    text: 'We accept the gap between your bid and the second bid. You can apply for the final bonds when you win the contract.',
  }),
};

function writeOfBid({ price, decision }: { price: Cents; decision: Decision }): Words {
  const { text, ...words } = OF_BID[decision](formatWholeMoney(price));

  return {
    ...words,
    parts: [
      { type: 'text', text },
      { type: 'facts', facts: [['Price', formatWholeMoney(price)]] },
    ],
    action: { label: 'Open your projects', path: '/dashboard/contractor#projects' },
  };
}
