import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { GUIDE_COMPONENTS } from '~/integrations/guide-safety/allowed-components';
import { checkGuide } from '~/integrations/guide-safety/check-guide';

const FEATURE = 'src/features/resources';
const components = Object.entries(GUIDE_COMPONENTS);

describe('the components that guides may use', () => {
  it('are the ones that their pages know', async () => {
    const source = await readFile(`${FEATURE}/guide-components.ts`, 'utf8');
    const known = /guideComponents = \{([^}]*)\}/.exec(source)?.[1]?.match(/\w+/g) ?? [];

    expect(known.toSorted()).toEqual(Object.keys(GUIDE_COMPONENTS).toSorted());
  });

  it.each(components)(
    '%s takes the attributes that its Astro component takes',
    async (name, rule) => {
      const source = await readFile(`${FEATURE}/${name}.astro`, 'utf8');
      const props = /interface Props \{([^}]*)\}/.exec(source)?.[1] ?? '';
      const taken = [...props.matchAll(/^\s*(\w+)(\??): string;$/gm)].map(
        ([, attribute = '', optional]) => [attribute, { isRequired: optional === '' }],
      );

      expect(rule.attributes).toMatchObject(Object.fromEntries(taken) as object);
      expect(Object.keys(rule.attributes)).toHaveLength(taken.length);
    },
  );

  it.each(components)('%s comes with an example that a guide may hold', (_, { example }) => {
    expect(checkGuide(`---\ntitle: A guide\n---\n\n${example}\n`, 'x.mdx')).toEqual([]);
  });
});
