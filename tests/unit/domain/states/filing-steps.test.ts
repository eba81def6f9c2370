import { describe, expect, it } from 'vitest';
import { filingSteps } from '~/domain/states/filing-steps';

describe('filingSteps', () => {
  it('are three, and the first two are the same everywhere', () => {
    const [original, efile] = [filingSteps('ORIGINAL', []), filingSteps('EFILE', [])];

    expect(original).toHaveLength(3);
    expect(original.slice(0, 2)).toEqual(efile.slice(0, 2));
    expect(original[0]?.title).toBe('Apply online');
    expect(original[1]?.title).toBe('Receive your bond and power of attorney instantly');
  });

  it('name the bonds that wait for a form of the state, if there are any', () => {
    const [, texas] = filingSteps('ORIGINAL', ['Notary Bond', 'Auto Dealer Bond']);
    const [, ohio] = filingSteps('ORIGINAL', []);

    expect(texas?.text).toContain("the state's own form (Notary Bond and Auto Dealer Bond)");
    expect(ohio?.text).not.toContain('own form');
  });

  it.each([
    ['ORIGINAL', /mail or deliver the originals/i],
    ['EMAIL', /email the documents as instructed/i],
    ['COUNTY', /the way your county takes it/i],
    ['EFILE', /e-file through the court system/i],
    ['anything else', /e-file through the court system/i],
  ])('end with the default filing method: %s', (method, title) => {
    expect(filingSteps(method, [])[2]?.title).toMatch(title);
  });
});
