import { GUIDE_COMPONENTS } from './allowed-components.ts';

type Place = { line: number; column: number };

/** The place and reason of a syntax error in a guide. Lines and columns count from 1. */
export type SyntaxProblem = {
  line: number;
  message: string;
  /** The characters to blank out, so that the rest of the guide can be read. */
  culprits: Place[];
};

const PLACE = /^(\d+):(\d+): ([^]*)$/;
const OPENING = /closing tag for `<([^>`]*)>` \((\d+):(\d+)\)/;
const CLOSING = /Unexpected closing tag `<\/([^>`]*)>`/;

/** HTML tags without text and closing tag. */
const VOID_TAGS = ['br', 'hr', 'img', 'input', 'wbr'];

/**
 * Translate the processor's syntax error into words for an editor. Undefined for an error that is
 * not caused by the guide.
 */
export function toSyntaxProblem(
  error: unknown,
  lines: readonly string[],
): SyntaxProblem | undefined {
  const place = error instanceof Error ? PLACE.exec(error.message) : null;
  if (place === null) return undefined;

  const [, line, column, reason = ''] = place;
  const at = { line: Number(line), column: Number(column) };
  const opening = OPENING.exec(reason);
  const opened = opening && {
    name: opening[1] ?? '',
    at: { line: Number(opening[2]), column: Number(opening[3]) },
  };
  const closing = CLOSING.exec(reason)?.[1];

  if (closing !== undefined) {
    return {
      line: at.line,
      message: opened ? crossedWords(closing, opened.name, opened.at.line) : strayWords(closing),
      culprits: opened ? [at, opened.at] : [at],
    };
  }
  if (opened) {
    return { line: opened.at.line, message: unclosedWords(opened.name), culprits: [opened.at] };
  }
  if (reason.includes('expression')) {
    return { line: at.line, message: BRACE_WORDS, culprits: [findBrace(at, lines)] };
  }

  const written = (lines[at.line - 1] ?? '').slice(at.column - 1);
  return { line: at.line, ...readAngle(at, written, lines) };
}

const ANGLE_WORDS = 'The sign < begins a tag here. To write the sign itself, type &lt;.';
const REMARK_WORDS =
  'A remark for other editors is written {/* remark */}. To write the sign < itself, type &lt;.';
const BRACE_WORDS =
  'A brace { begins a program here. Leave it out, or type \\{ to write the sign itself.';

/** The brace that starts the unreadable part: the last one at or before the place. */
function findBrace(at: Place, lines: readonly string[]): Place {
  for (let line = at.line; line > 0; line -= 1) {
    const text = lines[line - 1] ?? '';
    const column = text.lastIndexOf('{', line === at.line ? at.column - 1 : text.length) + 1;
    if (column > 0) return { line, column };
  }

  return at;
}

function crossedWords(closing: string, opening: string, line: number): string {
  return `</${closing}> closes nothing: the tag before it is <${opening}> in line ${line}. Close that one first, with </${opening}>.`;
}

function strayWords(name: string): string {
  return `</${name}> closes nothing. Remove it, or write <${name}> on a line of its own before the text.`;
}

function unclosedWords(name: string): string {
  if (VOID_TAGS.includes(name)) return `<${name}> has no end. Write <${name} />.`;
  if (GUIDE_COMPONENTS[name]?.content === 'nothing') {
    return `<${name}> has no end. Write ${GUIDE_COMPONENTS[name].example}.`;
  }

  return `<${name}> has no end. Write </${name}> on a line of its own after the text, or &lt; if you mean the sign itself.`;
}

/**
 * The problem with a < that starts no valid tag. `written` is the rest of its line, including the
 * <.
 */
function readAngle(
  at: Place,
  written: string,
  lines: readonly string[],
): Pick<SyntaxProblem, 'message' | 'culprits'> {
  const address = /^<(https?:\/\/[^\s>]+|[^\s@<>]+@[^\s@<>]+)>/.exec(written)?.[1];
  if (address !== undefined) {
    const target = address.includes('://') ? address : `mailto:${address}`;
    const end = { line: at.line, column: at.column + address.length + 1 };

    return {
      message: `An address in < > is no link here. Write [words](${target}).`,
      culprits: [at, end],
    };
  }
  if (written.startsWith('<!')) return { message: REMARK_WORDS, culprits: [at] };

  const name = /^<\/?([A-Za-z][\w-]*)[\s/]/.exec(written)?.[1];
  if (name === undefined) return { message: ANGLE_WORDS, culprits: [at] };

  const quotes = /[“”„‘’]/.test(written)
    ? 'It has curly quotes: type straight ones, as in title="words"'
    : 'Look at its quotes and its end: <Note title="words">';
  return {
    message: `<${name}> cannot be read. ${quotes}. To write the sign itself, type &lt;.`,
    culprits: [at, ...findClosing(name, at, lines)],
  };
}

/**
 * The closing tag of an unreadable tag. It is blanked out as well, because alone it would be
 * another problem.
 */
function findClosing(name: string, { line }: Place, lines: readonly string[]): Place[] {
  const closing = `</${name}>`;
  const index = lines.findIndex((text, at) => at >= line - 1 && text.includes(closing));
  const column = lines[index]?.indexOf(closing);

  return column === undefined ? [] : [{ line: index + 1, column: column + 1 }];
}
