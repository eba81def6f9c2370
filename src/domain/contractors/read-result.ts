/** The questions for each result of a bid, and how the answers are read. */
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import type { Cents } from '../money.ts';
import type { OtherBid } from './bid-spread.ts';
import type { Bid } from './contractor-desk.ts';
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
  hint: 'The other bids, one on each line: bidder, then a tab or a comma, then the price.',
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

/** What the form of a low bid starts with: the tabulation and the explanation so far. */
export function knownResult({ tabulation, resultNote }: Pick<Bid, 'tabulation' | 'resultNote'>) {
  return {
    tabulation: tabulation
      .map(({ bidder, cents }) => `${bidder}\t${formatSheetMoney(cents)}`)
      .join('\n'),
    note: resultNote,
  };
}

/** Read the answers for a result, or say what to correct. */
export function readResult(
  stage: ProjectStage,
  typed: TypedForm,
): { ok: true; value: BidResult } | { ok: false; problems: Record<string, string> } {
  const read = readForm(resultFields(stage), typed);
  if (!read.ok) return read;

  const { tabulation, note, finalPrice } = read.value;
  const bids = readTabulation(typeof tabulation === 'string' ? tabulation : '');
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

/** The other bids of a pasted tabulation, or what to correct. */
function readTabulation(text: string): OtherBid[] | string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > MAX_BIDDERS) return `Enter ${MAX_BIDDERS} bids or fewer`;

  const bids: OtherBid[] = [];
  for (const line of lines) {
    const [, bidder = '', price = ''] = /^(.*?)(?:\t|,\s*)\$?([\d,.]+)\s*$/.exec(line) ?? [];
    const cents = parseSheetMoney(price);
    if (!cents || bidder.trim() === '')
      return `Write each line as a bidder and a price: ${line.slice(0, 60)}`;
    if (holdsSecretNumber(bidder)) return LEAVE_NUMBER_OUT;
    bids.push({ bidder: bidder.trim(), cents });
  }

  return bids;
}
