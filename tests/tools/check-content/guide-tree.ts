import type { MdastNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { Guide } from './read-guide.ts';

/** A tag of one of the project's components. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** This node and every node below it, in reading order. `isOmitted` leaves a part out. */
export function nodesOf(
  node: MdastNode | undefined,
  isOmitted: (node: MdastNode) => boolean = () => false,
): MdastNode[] {
  if (node === undefined || isOmitted(node)) return [];
  const children = 'children' in node ? (node.children as MdastNode[]) : [];

  return [node, ...children.flatMap((child) => nodesOf(child, isOmitted))];
}

/** The nodes of a guide that are of this type. */
export function nodesOfType<T extends MdastNode['type']>(
  { tree }: Guide,
  type: T,
): Extract<MdastNode, { type: T }>[] {
  return nodesOf(tree).filter(
    (node): node is Extract<MdastNode, { type: T }> => node.type === type,
  );
}

/** The text of a node, without formatting. */
export function textOf(node: MdastNode): string {
  return nodesOf(node)
    .map((inner) => (inner.type === 'text' || inner.type === 'inlineCode' ? inner.value : ''))
    .join('');
}

/** The line on which a node begins. */
export function lineOf(node: MdastNode): number {
  return node.position?.start.line ?? 1;
}

/** Whether a node is the tag of this component. */
export function isComponent(node: MdastNode, name: string): node is ComponentNode {
  return isTag(node) && node.name === name;
}

/** The tags of a guide. */
export function componentsOf({ tree }: Guide): ComponentNode[] {
  return nodesOf(tree).filter(isTag);
}

function isTag(node: MdastNode): node is ComponentNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
