/** The questions for each result of a bid, and how the answers are read. */
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import type { Cents } from '../money.ts';
import type { OtherBid } from './bid-spread.ts';
import type { Bid, Project } from './contractor-desk.ts';
import { formatSheetMoney, parseSheetMoney } from './sheet-money.ts';
import type { ProjectStage } from './project-stages.ts';
import { readForm, type FormField, type TypedForm } from './typed-form.ts';

/** A result as `record_bid_result` takes it. */
export type BidResult = {
  stage: ProjectStage;
  tabulation?: OtherBid[];
  note?: string;
  finalPrice?: Cents;
};

const MAX_BIDDERS = 40;

const TABULATION: FormField = {
  key: 'tabulation',
  label: 'Bid tabulation',
  kind: 'sheet',
  isOptional: true,
  max: 4000,
  hint: 'The other bids, one on each line: bidder, then a tab or a comma, then the price. A line with your own name is left out.',
};

const FIELDS: Readonly<Partial<Record<ProjectStage, readonly FormField[]>>> = {
  low: [
    TABULATION,
    {
      key: 'note',
      label: 'Why you are lower than the second bidder',
      kind: 'note',
      isOptional: true,
      max: 2000,
      hint: 'An underwriter reads it when the spread is large.',
    },
  ],
  'not-low': [TABULATION],
  lost: [{ key: 'note', label: 'Why you lost', kind: 'note', isOptional: true, max: 2000 }],
  awarded: [
    {
      key: 'finalPrice',
      label: 'Contract price',
      kind: 'money',
      isOptional: true,
      hint: 'Leave it empty when it is your bid.',
    },
  ],
};

/** The fields that a result asks for. */
export function resultFields(stage: ProjectStage): readonly FormField[] {
  return FIELDS[stage] ?? [];
}

/**
 * What the form of a result starts with: for a low bid the tabulation and the explanation so far, and for a contract that
 * was recorded before its price.
 */
export function knownResult(
  stage: ProjectStage,
  { finalPrice, bids: [latest] }: Pick<Project, 'finalPrice'> & { bids: readonly KnownBid[] },
): TypedForm {
  if (stage === 'awarded')
    return finalPrice === undefined ? {} : { finalPrice: formatSheetMoney(finalPrice) };
  if (stage !== 'low' || latest === undefined) return {};

  return {
    tabulation: latest.tabulation
      .map(({ bidder, cents }) => `${bidder}\t${formatSheetMoney(cents)}`)
      .join('\n'),
    note: latest.resultNote,
  };
}

type KnownBid = Pick<Bid, 'tabulation' | 'resultNote'>;

/** Read the answers for a result, or say what to correct. `ownNames` are the contractor's own in a tabulation. */
export function readResult(
  stage: ProjectStage,
  typed: TypedForm,
  ownNames: readonly unknown[] = [],
): { ok: true; value: BidResult } | { ok: false; problems: Record<string, string> } {
  const read = readForm(resultFields(stage), typed);
  if (!read.ok) return read;

  const { tabulation, note, finalPrice } = read.value;
  const bids = readTabulation(typeof tabulation === 'string' ? tabulation : '', ownNames);
  if (typeof bids === 'string') return { ok: false, problems: { tabulation: bids } };

  return {
    ok: true,
    value: {
      stage,
      ...(bids.length > 0 && { tabulation: bids }),
      ...(typeof note === 'string' && { note }),
      ...(typeof finalPrice === 'number' && { finalPrice }),
    },
  };
}

/** The other bids of a pasted tabulation, or what to correct. The owner's own list names the contractor too. */
function readTabulation(text: string, ownNames: readonly unknown[]): OtherBid[] | string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > MAX_BIDDERS) return `Enter ${MAX_BIDDERS} bids or fewer`;

  const bids: OtherBid[] = [];
  for (const line of lines) {
    const [, bidder = '', price = ''] = /^(.*?)(?:\t|,\s*)\$?([\d,.]+)\s*$/.exec(line) ?? [];
    const cents = parseSheetMoney(price);
    if (!cents || bidder.trim() === '')
      return `Write each line as a bidder and a price: ${line.slice(0, 60)}`;
    if (holdsSecretNumber(bidder)) return LEAVE_NUMBER_OUT;
    if (ownNames.some((own) => typeof own === 'string' && lettersOf(own) === lettersOf(bidder)))
      continue;
    bids.push({ bidder: bidder.trim(), cents });
  }

  return bids;
}

/** A name as far as tabulations agree on it: "Ridge, L.L.C." is "ridge llc". */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
