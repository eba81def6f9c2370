import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { GUIDE_COMPONENTS } from '~/integrations/guide-safety/allowed-components';
import { checkGuide } from '~/integrations/guide-safety/check-guide';

const LIST = 'src/layouts/guide-components.ts';
const components = Object.entries(GUIDE_COMPONENTS);

describe('the guide components', () => {
  it('match the components of the guide pages', async () => {
    const source = await readFile(LIST, 'utf8');
    const known = /guideComponents = \{([^}]*)\}/.exec(source)?.[1]?.match(/\w+/g) ?? [];

    expect(known.toSorted()).toEqual(Object.keys(GUIDE_COMPONENTS).toSorted());
  });

  it.each(components)('%s accepts the attributes of its Astro component', async (name, rule) => {
    const list = await readFile(LIST, 'utf8');
    const path = new RegExp(`import ${name} from '(.*)';`).exec(list)?.[1] ?? '';
    const file = path.startsWith('~') ? path.replace('~', 'src') : `src/layouts/${path}`;
    const source = await readFile(file, 'utf8');
    const props = /interface Props \{([^}]*)\}/.exec(source)?.[1] ?? '';
    const taken = [...props.matchAll(/^\s*(\w+)(\??): string;$/gm)].map(
      ([, attribute = '', optional]) => [attribute, { isRequired: optional === '' }],
    );

    expect(rule.attributes).toMatchObject(Object.fromEntries(taken) as object);
    expect(Object.keys(rule.attributes)).toHaveLength(taken.length);
  });

  it.each(components)('%s has a valid example', (_, { example }) => {
    expect(checkGuide(`---\ntitle: A guide\n---\n\n${example}\n`, 'x.mdx')).toEqual([]);
  });
});
