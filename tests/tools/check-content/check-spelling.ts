import { fileURLToPath } from 'node:url';
import { spellCheckDocument, type CSpellSettings } from 'cspell-lib';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { componentsOf, nodesOf } from './guide-tree.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';

/** The file for trade words and names that no dictionary has. */
const TRADE_WORDS = 'tests/tools/check-content/trade-words.txt';

const DICTIONARIES = ['@cspell/dict-en_us', '@cspell/dict-en-common-misspellings'];

/** Spellings of other countries that the dictionary accepts. */
const NOT_AMERICAN = [
  'licence->license',
  'licences->licenses',
  'judgement->judgment',
  'judgements->judgments',
  'favour->favor',
  'honour->honor',
  'labour->labor',
  'cheque->check',
  'cheques->checks',
  'organisation->organization',
  'recognise->recognize',
  'authorise->authorize',
  'authorised->authorized',
];

const SETTINGS: CSpellSettings = {
  language: 'en-US',
  loadDefaultConfiguration: false,
  minWordLength: 3,
  flagWords: NOT_AMERICAN,
  // Abbreviations: ERISA, NYSCEF, LLC.
  ignoreRegExpList: ['/\\b[A-Z]{2,}s?\\b/g'],
  import: DICTIONARIES.map((name) => fileURLToPath(import.meta.resolve(`${name}/cspell-ext.json`))),
  dictionaryDefinitions: [
    { name: 'trade', path: fileURLToPath(new URL('trade-words.txt', import.meta.url)) },
  ],
  dictionaries: ['trade'],
};

/** The start and end of a text in the file, in characters. */
type Range = readonly [start: number, end: number];

/** Words of a guide that no dictionary has, with suggestions. */
export async function checkSpelling(guide: Guide): Promise<Problem[]> {
  const { issues, errors } = await spellCheckDocument(
    // Only the visible text of the file is left, in its place.
    { uri: 'file:///guide.txt', text: proseOf(guide), languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: true, noConfigSearch: true },
    SETTINGS,
  );
  if (errors?.length) throw new Error(`The dictionaries cannot be read: ${String(errors[0])}`);

  return issues.map(({ text, offset, isFlagged, suggestionsEx = [] }) => ({
    file: guide.file,
    line: guide.source.slice(0, offset).split('\n').length,
    words: spellingWords(text, likeWritten(text, suggestionsEx[0]?.word), isFlagged),
  }));
}

function spellingWords(word: string, meant: string | undefined, isFlagged = false): string {
  if (isFlagged && meant)
    return `Write "${meant}" in place of "${word}": this site is in American English`;
  const hint = meant ? ` Did you mean ${meant}?` : '';

  return `"${word}" is not in the dictionary.${hint} If it is right, write it into ${TRADE_WORDS}`;
}

function likeWritten(word: string, meant: string | undefined): string | undefined {
  const isCapital = /^[A-Z]/.test(word);

  return isCapital ? meant?.replace(/^./, (letter) => letter.toUpperCase()) : meant;
}

/** The file with blanks in place of everything but prose, so that lines and positions stay the same. */
function proseOf(guide: Guide): string {
  const prose = guide.source.replaceAll(/[^\n]/g, ' ').split('');

  for (const [start, end] of [...rangesInFields(guide), ...rangesInText(guide)]) {
    for (let index = start; index < end; index += 1) prose[index] = guide.source[index] ?? ' ';
  }

  return prose.join('');
}

function rangesInText(guide: Guide): Range[] {
  const texts = nodesOf(guide.tree)
    .filter(({ type }) => type === 'text')
    .flatMap(({ position }) =>
      position ? [[position.start.offset ?? 0, position.end.offset ?? 0] as const] : [],
    );
  const attributes = componentsOf(guide).flatMap(({ position, attributes: all }) =>
    all.flatMap((attribute) => {
      const isProse = 'name' in attribute && ['title', 'caption'].includes(attribute.name);
      const value = isProse && typeof attribute.value === 'string' ? attribute.value : '';
      const start = guide.source.indexOf(value, position?.start.offset);

      return value === '' || start < 0 ? [] : [[start, start + value.length] as const];
    }),
  );

  return [...texts, ...attributes];
}

function rangesInFields({ fields }: Guide): Range[] {
  if (!fields || !isMap(fields.document.contents)) return [];
  const { document, start } = fields;
  const tags = document.get('tags');
  const sources = document.get('sources');
  const scalars: unknown[] = [
    document.get('title', true),
    document.get('excerpt', true),
    ...(isSeq(tags) ? tags.items : []),
    ...(isSeq(sources) ? sources.items : []).map((source) =>
      isMap(source) ? source.get('title', true) : undefined,
    ),
  ];

  return scalars
    .filter((node): node is Node => isScalar(node))
    .flatMap(({ range }) => (range ? [[start + range[0], start + range[1]] as const] : []));
}
