/** What needs the customer: one line per item, the most urgent first. */
import type { ApplicationStatus } from '../application-status.ts';
import { applicationElementId } from './application-address.ts';
import { describeStatus, draftKeptUntil, type StatusFacts } from '../applications/status-words.ts';
import { beforeStart, fileBefore } from '../bonds/before-start.ts';
import { type FilingStep, isFiledByCustomer, stepsOf, tasksWords } from '../bonds/filing-steps.ts';
import type { PaperSigning } from '../bonds/paper-signing.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { type Cents, formatMoney } from '../money.ts';
import { lastDayToRenew } from '../renewals/reminders.ts';
import type { Filer } from '../states/filing.ts';

/** A bond whose renewal is open, and the first day after its term. */
export type BondToRenew = { id: string; nextDue: IsoDate };

/** A bond, a continuation certificate or a rider that is not ticked as filed. */
export type BondToFile = {
  id: string;
  bondSlug: string;
  effectiveDate: IsoDate;
  /** The term that the certificate starts. 1: the bond itself or a rider. */
  term: number;
  /** The number of the rider. 0: another paper. */
  rider: number;
  done: readonly FilingStep[];
  filer: Filer;
  signing: PaperSigning;
};

/** One line of the inbox. */
export type InboxItem<Application, Renewal, Filing> = {
  key: string;
  /** What to do, after the name: "renew by December 4, 2026". */
  task: string;
} & (
  | { kind: 'application'; application: Application }
  | { kind: 'draft'; application: Application }
  | { kind: 'renewal'; bond: Renewal }
  | { kind: 'filing'; bond: Filing }
);

type ApplicationFacts = StatusFacts & {
  id: string;
  changedOn: IsoDate;
  /** The price of the bond. */
  total?: Cents | undefined;
  /** The last day on which the customer can accept an offered price. */
  answerBy?: IsoDate | undefined;
};

const LAST: IsoDate = '9999-12-31';

/** What holds up an underwriter comes before what holds up a bond, and both before every day. */
const FIRST: Partial<Record<ApplicationStatus, string>> = {
  information_requested: '0',
  price_offered: '1',
  approved: '2',
};

/**
 * The items of the inbox, sorted by deadline: an underwriter's question and an awaited wire hold up a
 * bond, so they come first, and drafts last. An application that waits for us is none.
 */
export function inboxItems<
  Application extends ApplicationFacts,
  Renewal extends BondToRenew,
  Filing extends BondToFile,
>(
  {
    applications,
    toRenew,
    toFile,
  }: {
    applications: readonly Application[];
    toRenew: readonly Renewal[];
    toFile: readonly Filing[];
  },
  today: IsoDate,
): InboxItem<Application, Renewal, Filing>[] {
  const items: { by: IsoDate; item: InboxItem<Application, Renewal, Filing> }[] = [
    ...applications.flatMap((application) => {
      if (describeStatus(application).holder !== 'you') return [];
      const { id, status } = application;
      const isDraft = status === 'draft';

      return [
        {
          by: FIRST[status] ?? LAST,
          item: {
            key: applicationElementId(id),
            kind: isDraft ? ('draft' as const) : ('application' as const),
            application,
            task: taskOf(application),
          },
        },
      ];
    }),
    ...toFile.flatMap((bond) => {
      const filing = filingOf(bond, today);

      return filing
        ? [
            {
              by: filing.day ?? today,
              item: {
                key: `file-${bond.id}-${bond.term}-${bond.rider}`,
                kind: 'filing' as const,
                bond,
                task: filing.task,
              },
            },
          ]
        : [];
    }),
    ...toRenew.map((bond) => ({
      by: lastDayToRenew(bond.nextDue),
      item: {
        key: `renew-${bond.id}`,
        kind: 'renewal' as const,
        bond,
        task: `renew by ${formatDate(lastDayToRenew(bond.nextDue))}`,
      },
    })),
  ];

  return items.toSorted((one, other) => one.by.localeCompare(other.by)).map(({ item }) => item);
}

/** What is left to do with a paper, and the day before which it should be at the office. */
function filingOf(bond: BondToFile, today: IsoDate): { task: string; day?: IsoDate } | undefined {
  const { effectiveDate, term, rider, filer, done, signing } = bond;
  if (rider > 0 || term > 1) {
    if (!isFiledByCustomer(filer)) return undefined;
    if (rider > 0) return { task: `sign and file rider ${rider}` };
    const day = fileBefore({ effectiveDate }, today);

    return { task: `file the certificate${beforeStart(day, 'term')}`, ...(day && { day }) };
  }
  const left = stepsOf(filer).filter((step) => !done.includes(step));
  if (left.length === 0 || done.includes('filed')) return undefined;
  const day = fileBefore(bond, today);

  return { task: tasksWords(left, signing) + beforeStart(day), ...(day && { day }) };
}

function taskOf({ status, changedOn, total, answerBy }: ApplicationFacts): string {
  if (status === 'draft') return `draft, kept until ${formatDate(draftKeptUntil(changedOn))}`;
  if (status === 'approved') {
    return total === undefined ? 'send the wire' : `send the wire, ${formatMoney(total)}`;
  }
  if (status !== 'price_offered') return 'answer the underwriter’s question';

  const by = answerBy === undefined ? '' : ` by ${formatDate(answerBy)}`;
  return `respond to the new price${by}`;
}
