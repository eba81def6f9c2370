import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleSchema } from '~/collections/schemas/article';
import { GUIDE_CATEGORIES, GUIDE_READERS } from '~/domain/guides/guide-categories';
import { GUIDE_COMPONENTS } from '~/integrations/guide-safety/allowed-components';
import { checkGuide } from '~/integrations/guide-safety/check-guide';
import { checkSums } from '../../../tools/check-content/check-sums.ts';
import { TEMPLATE } from '../../../tools/check-content/read-site.ts';
import { ROOT } from '../../../tools/stages/run-command.ts';
import { guideWith } from './example-guide.ts';

const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const template = readFileSync(join(ROOT, TEMPLATE), 'utf8');
const example = /```mdx\n([^]*?)```/.exec(contributing)?.[1] ?? '';
const components = Object.keys(GUIDE_COMPONENTS);

describe('CONTRIBUTING', () => {
  it('names every field of a guide and no other', () => {
    const [, table = ''] = /^### The fields$([^]*?)^### /m.exec(contributing) ?? [];
    const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);

    expect(named.sort()).toEqual(Object.keys(articleSchema.shape).sort());
  });

  it('names every category and every reader', () => {
    const missing = [...GUIDE_CATEGORIES, ...GUIDE_READERS].filter(
      (name) => !contributing.includes(`\`${name}\``),
    );

    expect(missing).toEqual([]);
  });

  it('shows every component with valid syntax', () => {
    const guide = guideWith(example);

    expect(components.filter((name) => !example.includes(`<${name} `))).toEqual([]);
    expect(checkGuide(guide.source, guide.file)).toEqual([]);
    expect(checkSums(guide)).toEqual([]);
  });

  it('names existing files', () => {
    const links = [
      ...contributing.matchAll(/\]\((?!https?:|[#/])([^)]+)\)/g),
      ...contributing.matchAll(/^\[\w+\]: (.*)$/gm),
    ];

    expect(links.length).toBeGreaterThan(1);
    for (const [, path = ''] of links) expect(readFileSync(join(ROOT, path), 'utf8')).not.toBe('');
  });
});

describe('the template', () => {
  it('contains every component, to be copied or removed', () => {
    expect(components.filter((name) => !template.includes(`<${name} `))).toEqual([]);
  });
});
