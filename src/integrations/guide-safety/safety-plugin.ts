import {
  defineHastPlugin,
  type HastNode,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
} from 'satteri';
import { findLinkProblem, findPictureProblem } from './address-rules.ts';
import { findElementProblems } from './element-problems.ts';
import { sanitizeElement } from './markup-schema.ts';
import { tagRule } from './tag-rules.ts';

type Element = Extract<HastNode, { type: 'element' }>;
type Tag = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Receives each problem of a guide. `line` is undefined unless the caller asked for positions. */
export type ProblemListener = (message: string, line: number | undefined) => void;

/** Braces that contain only a comment. It does not appear in the page. */
const COMMENT = /^\s*\/\*(?:(?!\*\/)[^])*\*\/\s*$/;

/**
 * A plugin that checks one guide during the parse that renders it. It reports everything that an
 * editor must not write, and cleans every element with rehype-sanitize, so that nothing else can
 * reach the page.
 */
export function guideSafety(
  onProblem: ProblemListener,
  { hasPositions }: { hasPositions: boolean },
) {
  function refuse(node: HastNode, message: string, context: HastVisitorContext): void {
    // Elements that Markdown adds, such as the checkbox of a task, have no position of their own,
    // so use the parent's.
    const place = hasPositions ? (node.position ?? context.parent(node)?.position) : undefined;

    onProblem(message, place?.start.line);
  }

  /**
   * Our components stay as tags. The few allowed HTML tags become elements that are cleaned like
   * all others.
   */
  function visitTag(node: Readonly<Tag>, context: HastVisitorContext): HastNode | undefined {
    const { name, attributes, children } = node;
    const isInline = node.type === 'mdxJsxTextElement';
    const problems = findElementProblems({ name, attributes, children, isInline });

    problems.forEach((problem) => refuse(node, problem, context));
    if (problems.length > 0 || name === null || tagRule(name)?.from !== 'writer') return undefined;

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

/** The problem with an element that Markdown created. Undefined when there is none. */
function findMarkdownProblem({ tagName, properties }: Readonly<Element>): string | undefined {
  if ([properties.title, properties.alt].some((words) => /[<>]/.test(String(words)))) {
    return 'The description of a picture or link has the sign < or > in it. Write it without.';
  }
  if (tagName === 'a') return findLinkProblem(String(properties.href ?? ''));
  if (tagName === 'img') return findPictureProblem(String(properties.src ?? ''));
  if (tagName === 'h1') {
    return 'The title of a guide is in its first lines. Begin headings with ##, not with #.';
  }
  if (tagName === 'input') {
    return 'Nobody can tick a box in a guide. Write a plain list: "- words" instead of "- [ ] words".';
  }

  return undefined;
}

/** Reduce an element to the parts that rehype-sanitize keeps. */
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
