import type { BondCategory } from '../domain/bonds/bond-types.ts';
import {
  COURT_FILING,
  generalFact,
  type RequirementFact,
} from '../domain/requirements/requirement.ts';
import { courtChannel, courtFiler, courtRefusal } from '../domain/states/court-filing.ts';
import type { FilingMethod } from '../domain/states/filing.ts';
import { ContentError } from './content-error.ts';
import type { Source } from './schemas/figures.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';
import type { StateFile } from './schemas/state.ts';

type FileEntry = StateFile['filing'][number];

/** How one family of bonds is filed in a state. */
export type StateFiling = Omit<FileEntry, 'category'> & { category: BondCategory };

/** A state that we serve, with how its courts take a bond. */
export type ServedState = Omit<StateFile, 'court' | 'filing'> & {
  /** The filing method of most court bonds. ORIGINAL unless a text says otherwise. */
  filingDefault: FilingMethod;
  /** Whether the courts take a bond electronically, in sentences. */
  processingNote: string;
  /** The court that takes the bonds of fiduciaries, and what the state says about the amount. */
  court: { name: string; note?: string; sources: Source[] };
  filing: StateFiling[];
};

/** Add what the rows about `court-filing` say about a state. Throws if a row, or the file of the rows, is missing. */
export function withCourtFiling(
  { court, filing, ...state }: StateFile,
  requirements: readonly SourcedRequirement[],
): ServedState {
  const rows = requirements.filter(({ bond }) => bond === COURT_FILING);
  const factOf = (fact: RequirementFact) => generalFact(rows, fact, state.code);
  const [name, filer, online] = [factOf('court'), factOf('filer'), factOf('e-filing')];
  if (!name || !filer || !online) {
    const missing = (['court', 'filer', 'e-filing'] as const).filter((fact) => !factOf(fact));
    const file = `${state.code.toLowerCase()}.yaml`;
    throw new ContentError(
      `content/requirements/${file}: ${COURT_FILING}: Add a row for each missing fact (${missing.join(', ')}), because content/states/${file} serves the state`,
    );
  }
  const channel = courtChannel(online.value);
  const refuses = courtRefusal(online.value);
  const own: StateFiling = {
    category: 'court',
    channel,
    whoFiles: courtFiler(filer.value),
    how: filer.detail ?? '',
    ...(refuses !== undefined && { refuses }),
    sources: distinct([online.source, filer.source]),
  };

  return {
    ...state,
    filingDefault: channel,
    processingNote: online.detail ?? '',
    court: {
      name: String(name.value),
      ...(court && { note: court.note }),
      sources: court?.sources ?? [],
    },
    obligees: state.obligees.map((obligee) =>
      obligee.type === 'Probate Court' ? { ...obligee, filingMode: channel } : obligee,
    ),
    filing: [own, ...filing],
    sources: distinct([name.source, ...own.sources, ...state.sources]),
  };
}

/** A sentence about a state, with its sources. */
type SourcedNote = { text: string; sources: Source[]; isOfEstates?: boolean | undefined };

/** The notes on a state: whether its courts take a bond electronically comes first. */
export function withFilingNote(
  { processingNote, filing }: Pick<ServedState, 'processingNote' | 'filing'>,
  notes: readonly SourcedNote[],
): SourcedNote[] {
  const sources = filing.flatMap((entry) => (entry.category === 'court' ? entry.sources : []));

  return [{ text: processingNote, sources }, ...notes];
}

function distinct(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
}
