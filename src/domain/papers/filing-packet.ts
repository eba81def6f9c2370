import { withCaseNumberBlank } from '../bonds/case-number.ts';
import { companionOf } from '../bonds/companion.ts';
import { familyFiling } from '../bonds/filing-card.ts';
import type { BondSlug } from '../bonds/bond-types.ts';
import { isOfEstate } from '../bonds/estate-bonds.ts';
import { bothForms, suretyLinesWords } from '../bonds/paper-signing.ts';
import {
  type Filer,
  filerWords,
  filingBadge,
  filingFor,
  type FilingMethod,
  type FilingReader,
} from '../states/filing.ts';
import { formatDate } from '../dates.ts';
import { stateName, type StateCode } from '../us-states.ts';
import type { ResolvedForm } from './bond-form.ts';
import type {
  FilingWords,
  PacketBondWords,
  PacketStateWords,
  SourcedSentence,
  StateNote,
} from './filing-words.ts';

/** The facts of an issued bond that its filing packet prints. */
export type PacketBond = {
  bondSlug: BondSlug;
  stateCode: StateCode;
  obligee: string;
  /** "Estate of Mary Ann Smith, Charleston County". */
  caption?: string | undefined;
  /** The matter as printed on the bond, by key. */
  matter: Readonly<Record<string, string>>;
  /** The form of the bond in its state. */
  form: FormNotes;
  /** The form of the bond that comes with it. */
  companionForm?: FormNotes | undefined;
};

type FormNotes = Pick<
  ResolvedForm,
  'matterLabel' | 'beforeSigning' | 'notes' | 'sources' | 'ownForm'
>;

/** A label and its text. An empty text leaves a line to write on, with a note below it that says what to write. */
export type PacketRow = readonly [label: string, text: string, note?: string];

/** A sentence with the numbers of its sources. */
export type CitedSentence = { text: string; cites: readonly number[] };

/** The contents of the cover sheet and the checklist of a filing packet. */
export type FilingPacket = {
  /** The court, agency or owner that receives the bond. */
  office: PacketRow[];
  /** The matter: caption, case number, attorney. */
  matter: PacketRow[];
  /** "Original", "E-file" or "Email"; undefined if no source names a method. */
  method: string | undefined;
  howToFile: CitedSentence[];
  /** Undefined if a sentence of `howToFile` starts with the person who files. */
  whoFiles: string | undefined;
  /** What to do with the lines for the surety. */
  suretyLines: string;
  checks: readonly string[];
  stateNotes: CitedSentence[];
  bring: readonly string[];
  askFor: readonly string[];
  stateName: string;
  /** Numbered from 1 in this order. */
  sources: string[];
};

/** Compose the filing packet of a bond for its reader from the words of the content. */
export function filingPacket(
  bond: PacketBond,
  words: FilingWords,
  reader: FilingReader = 'customer',
): FilingPacket {
  const filed = words.bonds[bond.bondSlug];
  const state = words.states[bond.stateCode] ?? { filing: [], notes: [] };
  const own = filed.states[bond.stateCode] ?? {};
  const family = familyFiling(filed, state.filing);
  const sources: string[] = [];

  const familySources = family === undefined ? [] : family.sources;
  const filer = own.whoFiles ?? family?.whoFiles ?? filed.whoFiles;
  const method = family?.channel ?? methodOf(bond, state, filer);
  // The customer has nothing to ask the office where we file the bond, or where the next sentence names the method.
  const mayAsk = filer !== 'surety' && !namesMethod(filed, bond.stateCode);
  const saysMethod = filer !== 'nobody' && (method !== undefined || mayAsk);
  const sentences: SourcedSentence[] = [
    ...(saysMethod ? [{ text: words.channels[method ?? 'unknown'], sources: [] }] : []),
    own.howFiled === undefined
      ? { text: family?.how ?? filed.howFiled, sources: familySources }
      : { text: own.howFiled, sources: own.sources ?? [] },
    ...(family?.refuses ? [{ text: family.refuses, sources: familySources }] : []),
    ...secondForm(bond),
  ];
  const howToFile = sentences.map(({ text, ...entry }) =>
    cite({ ...entry, text: filingFor(reader, text) }, sources),
  );
  const whoFiles = filerWords(filer, filed.category, reader);

  return {
    office: officeRows(bond),
    matter: matterRows(bond, filed.category === 'court'),
    method: method && filingBadge(method).label,
    howToFile,
    stateName: stateName(bond.stateCode),
    whoFiles: howToFile.some(({ text }) => startsWithFiler(text, whoFiles)) ? undefined : whoFiles,
    suretyLines: suretyLinesWords(bond.form.ownForm !== undefined),
    stateNotes: [
      ...notesOfForms(bond),
      ...(filed.category === 'court' ? notesFor(bond, state.notes) : []),
    ].map((entry) => cite(entry, sources)),
    ...(own.whoFiles === 'nobody'
      ? words.kept
      : (words.ownFamilies[bond.bondSlug] ?? words.families[filed.category])),
    sources,
  };
}

/**
 * The filing method of the one office of the state that takes the bond. Undefined where we file, because the words of the
 * methods address a customer who files.
 */
function methodOf(
  { bondSlug }: PacketBond,
  { methods }: PacketStateWords,
  filer: Filer,
): FilingMethod | undefined {
  return filer === 'surety' ? undefined : methods?.[bondSlug];
}

/** Whether the sentence on how the bond is filed in the state names the method. */
function namesMethod(filed: PacketBondWords, state: StateCode): boolean {
  const own = filed.states[state];

  return (own?.howFiled === undefined ? filed.namesMethod : own.namesMethod) ?? false;
}

/** Whether a sentence such as "We file the bond." says who files: "We do". */
function startsWithFiler(text: string, whoFiles: string): boolean {
  return text.startsWith(`${whoFiles.replace(/ do$/, '')} `);
}

/** The content has no addresses of offices. */
const WHERE_THE_STREET_IS =
  'Write in the address on your application, notice or order, or ask the office.';

function officeRows({ matter, obligee, stateCode }: PacketBond): PacketRow[] {
  const { court, county = '' } = matter;
  const state = stateName(stateCode);
  const office = court ?? obligee;

  return [
    ['To', office],
    [
      'Place',
      county === '' || isStateOffice(office, county, state) ? state : `${county}, ${state}`,
    ],
    ['Street address', '', WHERE_THE_STREET_IS],
  ];
}

/** Whether an office serves the whole state: its name has the state and not the county of the matter, as "Texas Secretary of State". */
function isStateOffice(office: string, county: string, state: string): boolean {
  return office.includes(state) && !office.includes(county);
}

function matterRows({ matter, caption, form }: PacketBond, isCourt: boolean): PacketRow[] {
  const attorney = [matter['attorneyName'], matter['attorneyPhone']].filter(Boolean).join(', ');

  return [
    ...(caption ? [[form.matterLabel, caption] as const] : []),
    ...(isCourt ? [['Case number', withCaseNumberBlank(matter)['caseNumber'] ?? ''] as const] : []),
    ...(attorney ? [['Attorney', attorney] as const] : []),
  ];
}

/** What the reader does with a second form in the bond's file. */
function secondForm({ bondSlug, matter }: PacketBond): SourcedSentence[] {
  const companion = companionOf(matter);

  return companion ? [{ text: bothForms(bondSlug, companion), sources: [] }] : [];
}

/** The notes of the state whose law governs the bond. */
function notesFor({ bondSlug }: PacketBond, notes: readonly StateNote[]): readonly StateNote[] {
  return notes.filter(({ isOfEstates = false }) => !isOfEstates || isOfEstate(bondSlug));
}

/** The notes of the bond's form and of its companion's, each once. */
function notesOfForms({ form, companionForm }: PacketBond): SourcedSentence[] {
  const own = formNotes(form);
  const others = companionForm ? formNotes(companionForm) : [];

  return [...own, ...others.filter(({ text }) => own.every((note) => note.text !== text))];
}

/** The notes of the form, and the form that the office requires in place of ours. */
function formNotes({ beforeSigning, notes = [], sources, ownForm }: FormNotes): SourcedSentence[] {
  const cited = sources.map(
    ({ citation, name, checked }) => `${citation}, ${name} (checked ${formatDate(checked)})`,
  );

  return [
    ...(ownForm
      ? [{ text: `The office has its own form: ${formTitle(ownForm)}.`, sources: cited }]
      : []),
    ...openWith(beforeSigning, notes).map((text) => ({ text, sources: cited })),
  ];
}

/** The notes, with a sentence put in front of the first one. As a note of its own, it would cite the sources twice. */
function openWith(sentence: string | undefined, [first, ...rest]: readonly string[]): string[] {
  return [[sentence, first].filter(Boolean).join(' '), ...rest].filter(Boolean);
}

/** The number and name of an office's form. Many names contain the number, which is then said once. */
function formTitle({ number, name }: { number: string; name: string }): string {
  return name.includes(number) ? name : `${number}, ${name}`;
}

/** Add the sources of a sentence to the list, each once, and return the sentence with their numbers. */
function cite({ text, sources }: SourcedSentence, list: string[]): CitedSentence {
  for (const source of sources) if (!list.includes(source)) list.push(source);

  return { text, cites: sources.map((source) => list.indexOf(source) + 1) };
}
