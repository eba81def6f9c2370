import { describe, expect, it } from 'vitest';
import { GUIDE_BODY_ATTRIBUTE } from '~/integrations/guide-safety/inspect-guide-body';
import { attributeOf, readBuiltPages, textOf } from '../support/built-html.ts';
import { GUIDES } from '../support/routes.ts';

const pages = await readBuiltPages();

describe('the text of a guide', () => {
  it.each(GUIDES)('of %s is in the single element that the build checks last', (slug) => {
    const page = pages.find(({ path }) => path === `/resources/${slug}`);
    const [body, ...others] = (page?.elements ?? []).filter(
      (element) => attributeOf(element, GUIDE_BODY_ATTRIBUTE) !== undefined,
    );

    expect(others).toEqual([]);
    expect(body && textOf(body).split(/\s+/).length).toBeGreaterThan(500);
  });
});
