import type { HastNode, MdxJsxAttributeUnion } from 'satteri';
import { type ComponentRule, GUIDE_COMPONENTS } from './allowed-components.ts';
import { attributesOf, tagRule, tagsFrom } from './tag-rules.ts';

/** A tag in a guide as written. */
export type WrittenElement = {
  /** Null for the tag `<>`. */
  name: string | null;
  attributes: readonly MdxJsxAttributeUnion[];
  children: readonly HastNode[];
  /** Whether the tag is inside a line of text. */
  isInline: boolean;
};

/** Find the problems of a tag, with a sentence or two for each, in words for an editor. */
export function findElementProblems(element: WrittenElement): string[] {
  const { name } = element;
  if (name !== null && tagRule(name)?.from === 'writer') {
    return findAttributeProblems(name, element.attributes, attributesOf(name));
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

  const isMisplaced = isInline !== (rule.isInline ?? false);

  return [
    ...(isMisplaced ? [placeWords(name, rule)] : []),
    ...findAttributeProblems(name, attributes, names),
    ...missing.map((wanted) => `<${name}> needs ${wanted}="...". Write it so:\n${rule.example}`),
    ...values,
    ...(isMisplaced ? [] : findContentProblems(name, children, rule)),
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

/** A table with only a header row has no figures. */
function isTableWithLines({ tagName, children }: Extract<HastNode, { type: 'element' }>): boolean {
  return (
    tagName === 'table' &&
    children.some((part) => part.type === 'element' && part.tagName === 'tbody')
  );
}

function placeWords(name: string, { content, example, isInline }: ComponentRule): string {
  if (isInline) return `<${name}> is alone on its line. Put it inside a sentence:\n${example}`;

  const tags = content === 'nothing' ? 'it' : `<${name}> and </${name}>`;

  return `<${name}> is inside a line of text. Put ${tags} on lines of their own, with an empty line before and after:\n${example}`;
}

function unknownWords(name: string): string {
  const closed = `To write the sign itself, type &lt;.`;
  const markdown = tagRule(name)?.markdown;
  if (markdown !== undefined) {
    return `"<${name}>" is not for guides. Markdown says the same so: ${markdown}`;
  }

  const meant = Object.keys(GUIDE_COMPONENTS).find(
    (known) => known.toLowerCase() === name.toLowerCase(),
  );
  if (meant !== undefined) return `"<${name}>" is written <${meant}>, with its capital letters.`;

  const known = [...Object.keys(GUIDE_COMPONENTS), ...tagsFrom('writer')];
  const alphabet = /^[\x20-\x7e]*$/.test(name)
    ? ''
    : ' It has a letter of another alphabet in it: type it again.';
  return `"<${name}>" is not a component of guides.${alphabet} Use one of: ${known.map((tag) => `<${tag}>`).join(', ')}. ${closed}`;
}
