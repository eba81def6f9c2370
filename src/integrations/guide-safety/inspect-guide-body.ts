import { PICTURE_FORM, LINK_FORMS } from './address-rules.ts';
import { TEXT_TAGS } from './markup-schema.ts';

/** An element of a built page, as far as it matters here. */
type BuiltElement = { tagName: string; attrs: readonly { name: string; value: string }[] };

/** The attribute of the element that holds the text of a guide and nothing else. */
export const GUIDE_BODY_ATTRIBUTE = 'data-guide-body';

/** What the components of guides are made of, beside what Markdown makes. */
const COMPONENT_TAGS = [
  ...['caption', 'div', 'figcaption', 'figure', 'span'],
  ...['circle', 'g', 'line', 'path', 'polyline', 'rect', 'svg'],
];
const ALLOWED_TAGS = new Set([...TEXT_TAGS, ...COMPONENT_TAGS]);

/** Attributes that load or send something and that no guide has a use for. */
const FORBIDDEN_ATTRIBUTES = new Set(
  'action background cite data formaction ping poster srcset target usemap xlink:href'.split(' '),
);

/**
 * One sentence for each thing in an element of a built guide that no editor can have meant and no
 * component of ours makes: the last look, whatever let it through.
 */
export function inspectGuideElement({ tagName, attrs }: BuiltElement): string[] {
  if (!ALLOWED_TAGS.has(tagName)) return [`<${tagName}> in the text of a guide`];

  return attrs.flatMap(({ name, value }) => {
    const words = `<${tagName}> in the text of a guide has ${name}="${value}"`;
    if (FORBIDDEN_ATTRIBUTES.has(name)) return [words];
    if (name === 'href' && !LINK_FORMS.some((form) => form.test(value))) return [words];
    if (name === 'src' && !PICTURE_FORM.test(value)) return [words];

    return [];
  });
}
