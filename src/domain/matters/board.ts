/** The board: all matters of a firm, with search, filters and order. */
import type { IsoDate } from '../dates.ts';
import {
  type Ball,
  ballOf,
  type Holder,
  isBondFiled,
  type MatterProgress,
  renewByOf,
} from './ball.ts';
import type { AskedPayment } from '../client-payment/client-payment-state.ts';
import type { SigningState } from '../signing/signing-state.ts';
import { fileByOf } from './file-by.ts';
import { matterSubtitle, matterTitle } from './matter-title.ts';

/** A matter as the board lists it. */
export type ListedMatter = {
  id: string;
  bond: string;
  state: string;
  county: string;
  court: string;
  caseNumber: string;
  subject: string;
  reference: string;
  /** The title of the fiduciary as the court uses it. */
  capacity?: string | undefined;
  hearingOn?: IsoDate | undefined;
  fileBy?: IsoDate | undefined;
  amount?: number | undefined;
  /** Whether the matter has the day on which the bond was filed. */
  isFiled: boolean;
  isClosed: boolean;
  clients: readonly string[];
  responsible?: string | undefined;
  /** The state of each invited person's newest link. */
  signing?: readonly SigningState[] | undefined;
  /** How many corrections of the signers the firm has not answered. */
  openCorrections?: number | undefined;
  /** The newest link to pay for each quote of the matter. */
  payments?: readonly AskedQuote[] | undefined;
};

/** A quote whose payment the client was asked for: when the newest link was sent, ISO 8601, and its state. */
export type AskedQuote = AskedPayment & { quoteId: string };

/** The payment that the client was asked for, for the application of a matter. */
export function askedPaymentOf(
  matter: Pick<ListedMatter, 'payments'> | undefined,
  progress: { applicationId?: string } | undefined,
): AskedQuote | undefined {
  return matter?.payments?.find(({ quoteId }) => quoteId === progress?.applicationId);
}

/**
 * A row of the board, ready to show. The amount is the bond's, once there is a bond. The matter also counts as filed when
 * the owner of the bond ticked it.
 */
export type BoardRow = ListedMatter & {
  title: string;
  subtitle: string;
  deadline?: IsoDate | undefined;
  ball: Ball;
  progress?: MatterProgress | undefined;
  payment?: AskedPayment | undefined;
};

/** The filters of the board. An empty text: all. */
export type BoardFilter = {
  search: string;
  court: string;
  client: string;
  holder: Holder | '';
  isClosed: boolean;
};

export const NO_FILTER: BoardFilter = {
  search: '',
  court: '',
  client: '',
  holder: '',
  isClosed: false,
};

/** The rows of the board: those with a day to file or renew first, the nearest first, then by title. */
export function boardRows(
  matters: readonly ListedMatter[],
  progress: ReadonlyMap<string, MatterProgress & { applicationId?: string }>,
  today: IsoDate,
): BoardRow[] {
  return matters
    .map((matter): BoardRow => {
      const known = progress.get(matter.id);
      const payment = askedPaymentOf(matter, known);
      const isFiled = isBondFiled(matter.isFiled, known);

      return {
        ...matter,
        amount: known?.bondAmount ?? matter.amount,
        title: matterTitle(matter),
        subtitle: matterSubtitle(matter),
        isFiled,
        deadline: isFiled ? undefined : fileByOf(matter),
        ball: ballOf({
          isClosed: matter.isClosed,
          isFiled,
          canQuote: matter.bond !== '' && matter.state !== '' && matter.amount !== undefined,
          signing: matter.signing,
          openCorrections: matter.openCorrections,
          payment: payment?.state,
          progress: known,
          today,
        }),
        progress: known,
        payment,
      };
    })
    .sort(
      (a, b) =>
        firstDay(a, today).localeCompare(firstDay(b, today)) || a.title.localeCompare(b.title),
    );
}

/** The day by which the firm must file or renew. */
function firstDay({ deadline, isClosed, progress }: BoardRow, today: IsoDate): string {
  return deadline ?? (isClosed ? undefined : renewByOf(progress, today)) ?? LAST;
}

/** Sorts after every day. */
const LAST = '9999';

/** The rows that match a filter. Every word of the search must be in a fact of the matter. */
export function filterRows(rows: readonly BoardRow[], filter: BoardFilter): BoardRow[] {
  const words = filter.search.toLowerCase().split(/\s+/u).filter(Boolean);

  return rows.filter(
    (row) =>
      row.isClosed === filter.isClosed &&
      (filter.court === '' || courtOf(row) === filter.court) &&
      (filter.client === '' || row.clients.includes(filter.client)) &&
      (filter.holder === '' || row.ball.holder === filter.holder) &&
      words.every((word) => factsOf(row).includes(word)),
  );
}

/** The court of a matter as the filter names it: "Probate Court, Charleston". */
export function courtOf({ court, county }: Pick<ListedMatter, 'court' | 'county'>): string {
  return [court, county].filter((part) => part !== '').join(', ');
}

/** The choices of the filters, each once, in order. */
export function filterChoices(rows: readonly BoardRow[]): { courts: string[]; clients: string[] } {
  return {
    courts: distinct(rows.map(courtOf)),
    clients: distinct(rows.flatMap(({ clients }) => clients)),
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))].sort((a, b) => a.localeCompare(b));
}

function factsOf(row: BoardRow): string {
  const { title, subtitle, court, caseNumber, clients, progress } = row;

  return [title, subtitle, court, caseNumber, ...clients, progress?.number, progress?.bondNumber]
    .join(' ')
    .toLowerCase();
}
