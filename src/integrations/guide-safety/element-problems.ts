import type { HastNode, MdxJsxAttributeUnion } from 'satteri';
import { type ComponentRule, GUIDE_COMPONENTS } from './allowed-components.ts';
import { GUIDE_TAGS } from './markup-schema.ts';

/** A tag as an editor wrote it. */
export type WrittenElement = {
  /** Null for the nameless `<>`. */
  name: string | null;
  attributes: readonly MdxJsxAttributeUnion[];
  children: readonly HastNode[];
  /** Whether it stands inside a line of text. */
  isInline: boolean;
};

/** How Markdown says what these tags would. */
const MARKDOWN_INSTEAD: Record<string, string> = {
  a: '[words](https://...)',
  b: '**words**',
  blockquote: '> words',
  code: '`words`',
  del: '~~words~~',
  em: '*words*',
  h1: '## Heading',
  h2: '## Heading',
  h3: '### Heading',
  hr: '---',
  i: '*words*',
  img: '![what it shows](/images/name.png)',
  li: '- words',
  strong: '**words**',
};

/** What is wrong with a tag, one sentence or two for each thing, in words for an editor. */
export function findElementProblems(element: WrittenElement): string[] {
  const { name } = element;
  if (name !== null && Object.hasOwn(GUIDE_TAGS, name)) {
    return findAttributeProblems(name, element.attributes, GUIDE_TAGS[name] ?? []);
  }

  const rule = name !== null && Object.hasOwn(GUIDE_COMPONENTS, name) && GUIDE_COMPONENTS[name];
  if (!rule) return [unknownWords(name ?? '')];

  return findComponentProblems(name, element, rule);
}

function findComponentProblems(
  name: string,
  { attributes, children, isInline }: WrittenElement,
  rule: ComponentRule,
): string[] {
  const names = Object.keys(rule.attributes);
  const missing = names.filter(
    (wanted) =>
      rule.attributes[wanted]?.isRequired &&
      !attributes.some((attribute) => 'name' in attribute && attribute.name === wanted),
  );
  const values = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !isFilled(attribute.value)) return [];
    const problem = rule.attributes[attribute.name]?.findProblem?.(attribute.value);

    return problem === undefined ? [] : [`The ${attribute.name} of <${name}>: ${problem}.`];
  });

  return [
    ...(isInline ? [inlineWords(name, rule)] : []),
    ...findAttributeProblems(name, attributes, names),
    ...missing.map((wanted) => `<${name}> needs ${wanted}="...". Write it so:\n${rule.example}`),
    ...values,
    ...(isInline ? [] : findContentProblems(name, children, rule)),
  ];
}

function findAttributeProblems(
  name: string,
  attributes: readonly MdxJsxAttributeUnion[],
  allowed: readonly string[],
): string[] {
  const remedy =
    allowed.length === 0
      ? `Write <${name}> without any`
      : `Only ${allowed.map((attribute) => `${attribute}="..."`).join(', ')} can stand there`;

  return attributes.flatMap((attribute, index) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [`<${name}> has {${attribute.value}} in it, which would run as a program. ${remedy}.`];
    }
    if (!allowed.includes(attribute.name)) {
      return [`<${name}> has no attribute "${attribute.name}". ${remedy}.`];
    }
    if (!isFilled(attribute.value)) {
      return [`<${name}> needs words in quotes after ${attribute.name}: ${attribute.name}="...".`];
    }

    const isRepeated = attributes
      .slice(0, index)
      .some((other) => other.type === 'mdxJsxAttribute' && other.name === attribute.name);
    return isRepeated ? [`<${name}> has ${attribute.name} twice. Keep one of them.`] : [];
  });
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function findContentProblems(
  name: string,
  children: readonly HastNode[],
  { content, example }: ComponentRule,
): string[] {
  if (content === 'nothing') {
    return children.length === 0 ? [] : [`<${name}> holds no text. Write ${example}.`];
  }
  if (children.every(isBlank)) {
    return [`<${name}> is empty. Write its text between <${name}> and </${name}>:\n${example}`];
  }
  if (content === 'table' && !isOneTable(children)) {
    return [
      `<${name}> holds one table with figures in it, and nothing else. Put other text before or after it:\n${example}`,
    ];
  }

  return [];
}

function isOneTable(children: readonly HastNode[]): boolean {
  const [table, ...others] = children.filter((child) => !isBlank(child));

  return others.length === 0 && table?.type === 'element' && isTableWithLines(table);
}

function isBlank(node: HastNode): boolean {
  return node.type === 'mdxFlowExpression' || (node.type === 'text' && node.value.trim() === '');
}

/** A table of a head alone has no figures to show. */
function isTableWithLines({ tagName, children }: Extract<HastNode, { type: 'element' }>): boolean {
  return (
    tagName === 'table' &&
    children.some((part) => part.type === 'element' && part.tagName === 'tbody')
  );
}

function inlineWords(name: string, { content, example }: ComponentRule): string {
  const tags = content === 'nothing' ? 'it' : `<${name}> and </${name}>`;

  return `<${name}> stands inside a line of text. Put ${tags} on lines of their own, with an empty line before and after:\n${example}`;
}

function unknownWords(name: string): string {
  const closed = `To write the sign itself, type &lt;.`;
  const markdown = Object.hasOwn(MARKDOWN_INSTEAD, name) ? MARKDOWN_INSTEAD[name] : undefined;
  if (markdown !== undefined) {
    return `"<${name}>" is not for guides. Markdown says the same so: ${markdown}`;
  }

  const meant = Object.keys(GUIDE_COMPONENTS).find(
    (known) => known.toLowerCase() === name.toLowerCase(),
  );
  if (meant !== undefined) return `"<${name}>" is written <${meant}>, with its capital letters.`;

  const known = [...Object.keys(GUIDE_COMPONENTS), ...Object.keys(GUIDE_TAGS)];
  const alphabet = /^[\x20-\x7e]*$/.test(name)
    ? ''
    : ' It has a letter of another alphabet in it: type it again.';
  return `"<${name}>" is not a component of guides.${alphabet} Use one of: ${known.map((tag) => `<${tag}>`).join(', ')}. ${closed}`;
}
