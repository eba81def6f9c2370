import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findLaunchGaps } from '~/integrations/launch-gaps/find-launch-gaps';
import { readContentFiles } from '~/integrations/launch-gaps/read-content-files';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('findLaunchGaps', () => {
  const gaps = findLaunchGaps(readContentFiles(root)).map(({ file, what }) => `${file}: ${what}`);

  it.each([
    'states/al.yaml: our license number in this state',
    'surety.yaml: the surety company: name, address, phone, officers',
    'surety.yaml: the NAIC number',
    'testimonials/executor.yaml: the testimonial',
    'site.yaml: the figures in claims',
    'site.yaml: the telephone number',
    'site.yaml: the address of the site: https://www.marshlinesurety.example',
    'wire-bank.ts: the bank, its routing number and the account number',
    'states/sc.yaml: the count of available bonds',
    'rates/standard.yaml: the rates',
    'legal/terms.yaml: the wording',
    'consents/line/indemnity.yaml: the wording',
    'bond-forms/notary.yaml: the words of the bond',
  ])('names in this project %s', (words) => {
    expect(gaps).toContainEqual(expect.stringContaining(words));
  });

  it('finds nothing once everything is replaced', () => {
    const files = [
      { file: 'content/site.yaml', data: { origin: 'https://www.marshline.com', sample: [] } },
      { file: 'content/surety.yaml', data: { sample: false, naicNumber: '12345' } },
      {
        file: 'content/states/sc.yaml',
        data: { sample: [], license: { number: '1234', sample: false } },
      },
    ];

    expect(findLaunchGaps(files)).toEqual([]);
  });

  it('names a new kind of sample by its file or field', () => {
    const files = [
      { file: 'content/agents.yaml', data: { sample: true } },
      { file: 'content/site.yaml', data: { sample: ['fax'] } },
    ];

    expect(findLaunchGaps(files).map(({ what }) => what)).toEqual(['sample content', 'fax']);
  });
});
