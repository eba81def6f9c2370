import type { Stack } from '../../../supabase/local/stack.ts';
import { loadApplicationFacts, type ApplicationFacts } from './application-facts.ts';
import { findBondProblems } from './bond-problems.ts';

/** The parts of a running stack that the checks read. */
export type CheckedStack = Pick<Stack, 'apiUrl' | 'bondKeys' | 'database'>;

/** The expected end of an application. */
export type Ending =
  /** Its bond is in force and paid. */
  | 'in-force'
  /** It waits for the money or for an underwriter: nothing is charged and there is no bond. */
  | 'waiting'
  /** Its customer has another price to accept: the earlier payment is held, and there is no bond. */
  | 'offered'
  /** It has no bond, and its payment is voided. */
  | 'declined'
  /** The database has no record of it. */
  | 'absent';

const STATUSES: Record<Ending, readonly string[]> = {
  'in-force': ['issued'],
  waiting: ['under_review', 'approved'],
  offered: ['price_offered'],
  declined: ['declined'],
  absent: [],
};

const PAYMENT: Record<Ending, string> = {
  'in-force': 'captured',
  waiting: 'authorized',
  offered: 'authorized',
  declined: 'voided',
  absent: 'authorized',
};

/** Mails that every customer gets once, whatever happened in between. */
const MAILS: Record<Ending, readonly string[]> = {
  'in-force': ['received', 'issued'],
  waiting: ['received'],
  offered: ['received', 'price_offered'],
  declined: ['received', 'declined'],
  absent: [],
};

/**
 * The problems of an application with one of these expected ends, after all started work has ended. It must have one
 * application, one number, one payment, one bond, all papers, a good signature and one mail of each kind. Empty when
 * all is well.
 */
export async function findApplicationProblems(
  stack: CheckedStack,
  applicationId: string,
  endings: readonly Ending[],
): Promise<string[]> {
  const facts = await loadApplicationFacts(stack.database, applicationId);
  const ending = endingOf(facts);
  if (!endings.includes(ending))
    return [...describe(facts), `it should be ${endings.join(' or ')}`];

  const bonds = ending === 'in-force' ? facts.bonds : [];
  const problems = [
    ...findRowProblems(facts, ending),
    ...findMailProblems(facts, MAILS[ending]),
    ...(await Promise.all(bonds.map((bond) => findBondProblems(stack, bond)))).flat(),
  ];

  return problems.length > 0 ? [...describe(facts), ...problems] : [];
}

function endingOf({ applications: [application] }: ApplicationFacts): Ending {
  if (application === undefined) return 'absent';
  const { status } = application;
  const endings = Object.keys(STATUSES) as Ending[];

  return endings.find((ending) => STATUSES[ending].includes(status)) ?? 'absent';
}

function findRowProblems(
  { applications, payments, bonds, events }: ApplicationFacts,
  ending: Ending,
): string[] {
  const counted = payments.filter(({ status }) => status !== 'voided' || ending === 'declined');
  const isBonded = ending === 'in-force';
  const charges = payments.reduce((sum, { captures }) => sum + captures, 0);
  // A visitor who left before submitting may have paid, or not.
  const isPaid = counted.length === 1 || (ending === 'absent' && counted.length === 0);

  return [
    ...(ending !== 'absent' && applications[0]?.number === null ? ['it has no number'] : []),
    ...(isPaid ? [] : [`it has ${counted.length} payments`]),
    ...counted.flatMap(({ status }) =>
      status === PAYMENT[ending] ? [] : [`its payment is ${status}, not ${PAYMENT[ending]}`],
    ),
    ...(charges === (isBonded ? 1 : 0) ? [] : [`the processor took its money ${charges} times`]),
    ...(isBonded && bonds.length !== 1 ? [`it has ${bonds.length} bonds`] : []),
    ...(['submitted', 'approved', 'price-accepted', 'issued', 'declined'] as const).flatMap(
      (kind) => {
        const times = events.filter((event) => event === kind).length;

        return times > 1 ? [`its history says "${kind}" ${times} times`] : [];
      },
    ),
  ];
}

/** Mails that are missing, queued twice or unsent. `least` lists the expected kinds; others are allowed. */
export function findMailProblems(
  { mails }: Pick<ApplicationFacts, 'mails'>,
  least: readonly string[],
): string[] {
  const kinds = new Set([...least, ...mails.map(({ kind }) => kind)]);
  const counts = [...kinds].flatMap((kind) => {
    const times = mails.filter((mail) => mail.kind === kind).length;

    return times === 1 ? [] : [`it has ${times} mails of the kind "${kind}"`];
  });
  const unsent = mails.filter(({ status }) => status !== 'sent');

  return [...counts, ...unsent.map(({ kind, status }) => `its mail "${kind}" is ${status}`)];
}

function describe({ applications, payments, bonds, mails }: ApplicationFacts): string[] {
  const list = (items: readonly string[]) => (items.length > 0 ? items.join(', ') : 'none');

  return [
    [
      `application ${list(applications.map(describeApplication))}`,
      `payment ${list(payments.map(({ status }) => status))}`,
      `bond ${list(bonds.map(({ status }) => status))}`,
      `mails ${list(mails.map(({ kind, status }) => `${kind} ${status}`))}`,
    ].join('; '),
  ];
}

function describeApplication({
  number,
  status,
  needs_hand: needsHand,
  issuing,
}: ApplicationFacts['applications'][number]): string {
  return [
    `${number ?? 'without a number'} ${status}`,
    ...(needsHand === null ? [] : [`left to the staff (${needsHand})`]),
    ...(issuing === null
      ? []
      : [`${issuing.attempts} attempts (${issuing.failure ?? 'no failure'})`]),
  ].join(' ');
}
