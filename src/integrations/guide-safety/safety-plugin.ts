import {
  defineHastPlugin,
  type HastNode,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
} from 'satteri';
import { findLinkProblem, findPictureProblem } from './address-rules.ts';
import { findElementProblems } from './element-problems.ts';
import { GUIDE_TAGS, sanitizeElement } from './markup-schema.ts';

type Element = Extract<HastNode, { type: 'element' }>;
type Tag = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Hears of each thing that a guide may not hold. `line` is known only when positions are wanted. */
export type ProblemListener = (message: string, line: number | undefined) => void;

/** Braces that hold a comment and nothing else: it leaves no trace in the page. */
const COMMENT = /^\s*\/\*(?:(?!\*\/)[^])*\*\/\s*$/;

/**
 * A plugin for one guide, within the parse that renders it. It tells of whatever an editor may not
 * write, and hands every element through rehype-sanitize, so that nothing else can reach the page.
 */
export function guideSafety(
  onProblem: ProblemListener,
  { hasPositions }: { hasPositions: boolean },
) {
  function refuse(node: HastNode, message: string, context: HastVisitorContext): void {
    // What Markdown adds by itself, such as a box to tick, stands where its parent does.
    const place = hasPositions ? (node.position ?? context.parent(node)?.position) : undefined;

    onProblem(message, place?.start.line);
  }

  /** Our components stay tags; the few tags of HTML become plain elements, cleaned like the rest. */
  function visitTag(node: Readonly<Tag>, context: HastVisitorContext): HastNode | undefined {
    const { name, attributes, children } = node;
    const isInline = node.type === 'mdxJsxTextElement';
    const problems = findElementProblems({ name, attributes, children, isInline });

    problems.forEach((problem) => refuse(node, problem, context));
    if (problems.length > 0 || name === null || !Object.hasOwn(GUIDE_TAGS, name)) return undefined;

    const properties = Object.fromEntries(
      attributes.flatMap((attribute) =>
        'name' in attribute ? [[attribute.name, String(attribute.value)]] : [],
      ),
    );
    const safe = sanitizeElement({ tagName: name, properties });

    return safe && { ...safe, children: [...children] };
  }

  function visitExpression(node: HastNode & { value: string }, context: HastVisitorContext): void {
    if (COMMENT.test(node.value)) context.removeNode(node);
    else refuse(node, expressionWords(node.value), context);
  }

  return defineHastPlugin({
    name: 'guide-safety',
    options: { position: hasPositions },
    element: {
      filter: [],
      visit(node, context) {
        const problem = findMarkdownProblem(node);
        if (problem === undefined) cleanElement(node, context);
        else refuse(node, problem, context);
      },
    },
    mdxJsxFlowElement: { filter: [], visit: visitTag },
    mdxJsxTextElement: { filter: [], visit: visitTag },
    mdxFlowExpression: visitExpression,
    mdxTextExpression: visitExpression,
    mdxjsEsm(node, context) {
      refuse(node, moduleWords(node.value), context);
    },
    raw(node, context) {
      context.removeNode(node);
    },
    comment(node, context) {
      context.removeNode(node);
    },
  });
}

/** What is wrong with what Markdown made of the editor's signs. */
function findMarkdownProblem({ tagName, properties }: Readonly<Element>): string | undefined {
  if ([properties.title, properties.alt].some((words) => /[<>]/.test(String(words)))) {
    return 'The description of a picture or link has the sign < or > in it. Write it without.';
  }
  if (tagName === 'a') return findLinkProblem(String(properties.href ?? ''));
  if (tagName === 'img') return findPictureProblem(String(properties.src ?? ''));
  if (tagName === 'h1') {
    return 'The title of a guide stands in its first lines. Begin headings with ##, not with #.';
  }
  if (tagName === 'input') {
    return 'Nobody can tick a box in a guide. Write a plain list: "- words" instead of "- [ ] words".';
  }

  return undefined;
}

/** Leaves of the element what rehype-sanitize leaves of it. */
function cleanElement(node: Readonly<Element>, context: HastVisitorContext): void {
  const safe = sanitizeElement(node);
  if (safe === undefined) {
    context.removeNode(node);
    return;
  }

  for (const name of Object.keys(node.properties)) {
    if (!Object.hasOwn(safe.properties, name)) context.setProperty(node, name, null);
  }
  for (const [name, value] of Object.entries(safe.properties)) {
    if (!isSame(value, node.properties[name])) context.setProperty(node, name, value);
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function expressionWords(value: string): string {
  return `Words in braces would run as a program: {${firstLine(value)}}. Leave the braces out, or type \\{ to write the sign itself.`;
}

function moduleWords(value: string): string {
  const word = /^\w+/.exec(value)?.[0] ?? value;

  return `A line that begins with "${word}" would run as a program: ${firstLine(value)}. Begin the sentence with another word; components need no import.`;
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');

  return line.length > 60 ? `${line.slice(0, 60)}...` : line;
}
