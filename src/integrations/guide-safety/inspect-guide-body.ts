import { PICTURE_FORM, LINK_FORMS } from './address-rules.ts';
import { tagsFrom } from './tag-rules.ts';

/** The parts of a built element that this check needs. */
type BuiltElement = { tagName: string; attrs: readonly { name: string; value: string }[] };

/** The attribute of the element that contains exactly the text of a guide. */
export const GUIDE_BODY_ATTRIBUTE = 'data-guide-body';

const ALLOWED_TAGS = new Set(tagsFrom('markdown', 'writer', 'component'));

/** Attributes that load or send something. Guides never need them. */
const FORBIDDEN_ATTRIBUTES = new Set(
  'action background cite data formaction ping poster srcset target usemap xlink:href'.split(' '),
);

/**
 * Find everything in an element of a built guide that neither Markdown nor our components create,
 * with one sentence for each. This is the last check, in case the earlier ones let something
 * through.
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
