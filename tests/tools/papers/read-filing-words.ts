import { ContentError } from '../../../src/collections/content-error.ts';
import { filingPacketSchema } from '../../../src/collections/schemas/filing-packet.ts';
import type { Source } from '../../../src/collections/schemas/figures.ts';
import type { FamilyWords, FilingWords } from '../../../src/domain/papers/filing-words.ts';
import { hostOf } from '../../../src/domain/sources/official-host.ts';
import {
  readArticles,
  readBonds,
  readContent,
  readStateRequirements,
  readStates,
} from '../catalogue/read-content.ts';
import { readNumberedList } from './read-numbered-list.ts';

/** Read the texts of filing packets from the content. Throws an error that names a file's problem. */
export function readFilingWords(): FilingWords {
  const { channels, kept, families, bonds } = readContent('filing-packet.yaml', filingPacketSchema);

  return {
    channels,
    kept: toFamilyWords(kept),
    families: mapValues(families, toFamilyWords),
    ownFamilies: mapValues(bonds, toFamilyWords),
    bonds: readBondWords(),
    states: readStateWords(),
  };
}

type FamilyFile = ReturnType<typeof filingPacketSchema.parse>['families']['court'];

function toFamilyWords({ checks, checksOf, bring, askFor }: FamilyFile): FamilyWords {
  return { checks: checks ?? (checksOf ? readChecks(checksOf) : []), bring, askFor };
}

function readChecks({ guide, heading }: { guide: string; heading: string }): string[] {
  const article = readArticles().find(({ id }) => id === guide);
  if (!article) throw new ContentError(`content/filing-packet.yaml: there is no guide ${guide}`);

  return readNumberedList(article.body, heading);
}

function readBondWords(): FilingWords['bonds'] {
  const entries = readBonds().map(({ id, data }) => {
    const { category, whoFiles, howFiled, namesMethod, followsStateFiling } = data;
    const filed = Object.entries(data.states).filter(([, { sources }]) => sources.length > 0);
    const states = mapValues(Object.fromEntries(filed), (entry) => ({
      ...(entry?.whoFiles && { whoFiles: entry.whoFiles }),
      ...(entry?.howFiled && { howFiled: entry.howFiled }),
      ...(entry?.namesMethod && { namesMethod: entry.namesMethod }),
      sources: (entry?.sources ?? []).map(sourceLine),
    }));

    return [
      id,
      {
        category,
        whoFiles,
        howFiled,
        ...(namesMethod && { namesMethod }),
        followsStateFiling,
        states,
      },
    ];
  });

  return Object.fromEntries(entries) as FilingWords['bonds'];
}

function readStateWords(): FilingWords['states'] {
  const requirements = readStateRequirements();

  return Object.fromEntries(
    readStates().map(({ id, data }) => [
      data.code,
      {
        filing: data.filing.map(({ sources, ...filing }) => ({
          ...filing,
          sources: sources.map(sourceLine),
        })),
        methods: Object.fromEntries(
          data.obligees.flatMap(({ takes, filingMode }) =>
            takes && filingMode ? [[takes, filingMode]] : [],
          ),
        ),
        notes: notesOf(data.court, requirements.find((entry) => entry.id === id)?.data.notes),
      },
    ]),
  );
}

type SourcedText = { text: string; sources: readonly Source[]; isOfEstates?: boolean | undefined };

/**
 * The notes of the state's own page of requirements, or the note of its court if it has no such page. A court's note is
 * about the amount for an estate.
 */
function notesOf(
  court: { note?: string | undefined; sources: readonly Source[] },
  notes: readonly SourcedText[] | undefined,
) {
  const own: SourcedText[] =
    court.note === undefined
      ? []
      : [{ text: court.note, sources: court.sources, isOfEstates: true }];

  return (notes ?? own).map(({ text, sources, isOfEstates = false }) => ({
    text,
    sources: sources.map(sourceLine),
    ...(isOfEstates && { isOfEstates }),
  }));
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A source as a line: "S.C. Code 62-3-604, Jet Surety, South Carolina probate bonds (checked November 2026)". */
export function sourceLine({ citation, title, copy, verified, confidence }: Source): string {
  const read = copy && `read in a copy at ${hostOf(copy)}`;
  const name = [citation, title, read].filter(Boolean).join(', ');
  const checked = `checked ${MONTH.format(new Date(`${verified}-01T00:00:00Z`))}`;

  return confidence === 'dated' ? `${name} (${checked}; an old source)` : `${name} (${checked})`;
}

function mapValues<Key extends string, From, To>(
  record: Partial<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries(record) as [Key, From][];

  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Record<Key, To>;
}
