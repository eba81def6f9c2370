import { bareDomainIn, hostOf, isBareAddress, isOfficialAddress } from './official-host.ts';

/** The parts of a source that say where it was read. */
export type SourcePlace = {
  /** True for a statute, court or agency. */
  isOfficial: boolean;
  title?: string | undefined;
  /** The page at its publisher. */
  url?: string | undefined;
  /** The private copy in which we read an official text. */
  copy?: string | undefined;
  citation?: string | undefined;
};

/** A problem of a source, in words for an editor, with the field to change. */
export type SourceProblem = { field: 'url' | 'copy' | 'title' | 'citation'; words: string };

/** The name of a law at the beginning of a title: "North Carolina General Statutes, dealer license". */
const LAW_TITLE =
  /^[^,]*\b(Statutes|Code|Rules|General Laws|Compiled Laws|Public Act|Session Law|Constitution)\b/;

/**
 * What an editor must change in a source before readers can rely on it; undefined if nothing. The
 * form of an address is checked elsewhere, so a text that is no https address passes.
 */
export function sourceProblem(source: SourcePlace): SourceProblem | undefined {
  const { url, copy, isOfficial } = source;

  return (
    (isAddress(url) ? (problemOfUrl(url, isOfficial) ?? problemOfTitle(url, source)) : undefined) ??
    (isAddress(copy) ? problemOfCopy(copy, source) : undefined) ??
    problemOfCitation(source)
  );
}

function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^https:/.test(text) && URL.canParse(text);
}

function problemOfUrl(url: string, isOfficial: boolean): SourceProblem | undefined {
  if (isBareAddress(url)) return { field: 'url', words: bareWords(url) };
  if (!isOfficial || isOfficialAddress(url)) return undefined;

  return {
    field: 'url',
    words: `${hostOf(url)} is a private copy of an official text. Write its address under copy instead of url, and give the citation of the official text`,
  };
}

/** A private page that has the name of a law for its title looks like the law itself. */
function problemOfTitle(
  url: string,
  { isOfficial, title }: SourcePlace,
): SourceProblem | undefined {
  if (isOfficial || isOfficialAddress(url) || title === undefined || !LAW_TITLE.test(title)) {
    return undefined;
  }

  return {
    field: 'title',
    words: `The title names a law, but ${hostOf(url)} is a private page. Begin it with the publisher of the page. If the page has the law word for word, write the address under copy and call the source a law`,
  };
}

function problemOfCitation({ citation }: SourcePlace): SourceProblem | undefined {
  const domain = citation === undefined ? undefined : bareDomainIn(citation);
  if (domain === undefined) return undefined;

  return {
    field: 'citation',
    words: `${domain} is a whole site. Give the page that you read under url, or write only what you know: the section, or "Page not recorded"`,
  };
}

function problemOfCopy(copy: string, source: SourcePlace): SourceProblem | undefined {
  const words = copyWords(copy, source);

  return words === undefined ? undefined : { field: 'copy', words };
}

function copyWords(copy: string, { isOfficial, citation }: SourcePlace): string | undefined {
  if (!isOfficial)
    return 'Only a statute, court or agency has copies. Write this address under url';
  if (isBareAddress(copy)) return bareWords(copy);
  if (isOfficialAddress(copy)) {
    return `${hostOf(copy)} publishes the text itself. Write its address under url`;
  }

  return citation === undefined
    ? 'Give the citation of the official text, such as S.C. Code 62-3-603'
    : undefined;
}

function bareWords(address: string): string {
  return `${hostOf(address)} is a whole site. Give the page that you read, or leave the address out and give a citation`;
}
