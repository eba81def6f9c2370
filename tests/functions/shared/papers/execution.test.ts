import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOND_SLUGS } from '../../../../src/domain/bonds/bond-types.ts';
import { principalLine } from '../../../../src/domain/bonds/principals.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import { makeRiderPaper } from '../../../../supabase/functions/_shared/papers/rider-paper.ts';
import { buildIssuedBond, buildRider } from '../../../support/issued-bond.ts';
import { readPdf, textOfPdf } from '../../../support/read-pdf.ts';
import { outsideOf, overlapIn, textBoxesOf } from '../../../support/text-boxes.ts';

const CO_EXECUTORS = ['Ada Q. Marsh Jr.', 'Ben Marsh', 'Cleo Anne Marsh-Okafor'];

function severally(principals: string[], changes: Partial<IssuedBond> = {}): IssuedBond {
  return buildIssuedBond({ principals, principal: principalLine(principals), ...changes });
}

/** A name of 1 to 60 letters, some of them without a place to break. */
const aName = fc
  .array(fc.constantFrom('W', 'i', 'm', 'Q', 'é', ' ', '-'), { minLength: 1, maxLength: 60 })
  .map((letters) => `A${letters.join('')}`.trim().replace(/ +/g, ' '));

describe('the pages for signatures', () => {
  it('have a signature line, a date and an acknowledgment for each principal', async () => {
    const text = await textOfPdf(await makeBondPaper(severally(CO_EXECUTORS)));

    CO_EXECUTORS.forEach((name, index) => {
      expect(text).toContain(`Principal ${index + 1} ${name} Signature of principal (seal) Date`);
      expect(text).toContain(`Acknowledgment of principal ${index + 1}`);
      expect(text).toContain(`On this day ${name}, a principal named above`);
    });
    expect(text.match(/My commission expires/g)).toHaveLength(4);
  });

  it('name all principals in the bond', async () => {
    const text = await textOfPdf(await makeBondPaper(severally(CO_EXECUTORS)));

    expect(text).toContain('Principals: Ada Q. Marsh Jr., Ben Marsh and Cleo Anne Marsh-Okafor');
  });

  it('ask who signs for a company, and in what title', async () => {
    const companies = ['Okafor Builders LLC', 'Tidewater Concrete Inc.'];
    const bond = severally(companies, { bondType: 'performance-bond' });
    const text = await textOfPdf(await makeBondPaper(bond));

    expect(text).toContain('Principal 1 Okafor Builders LLC Signature of principal (seal)');
    expect(text.match(/Name and title of who signs for a company/g)).toHaveLength(2);
    expect(text).toContain('the person whose name and title stand above for Tidewater Concrete');
  });

  it('let a company and a person give an appeal bond together', async () => {
    const bond = severally(['Reed & Sons, Inc.', 'Ada Marsh'], {
      bondType: 'appeal-supersedeas',
      firstPrincipal: 'business',
    });
    const text = await textOfPdf(await makeBondPaper(bond));

    expect(text).toContain('Principal 1 Reed & Sons, Inc. Signature of principal (seal)');
    expect(text.match(/Name and title of who signs for a company/g)).toHaveLength(1);
    expect(text).toContain('the person whose name and title stand above for Reed & Sons, Inc.');
    expect(text).toContain('On this day Ada Marsh, a principal named above');
  });

  it('ask on a rider of an appeal bond who signs for a company', async () => {
    const rider = buildRider({ bondType: 'appeal-supersedeas', principals: ['Reed & Sons, Inc.'] });

    expect(await textOfPdf(await makeRiderPaper(rider))).toContain(
      'Reed & Sons, Inc. Signature of principal (seal), with name and title of who signs for a company',
    );
  });

  it('have the surety with its address, seal and attorney-in-fact', async () => {
    const text = await textOfPdf(await makeBondPaper(buildIssuedBond()));

    expect(text).toContain(
      'Surety Saltmarsh Fidelity & Surety Company 40 Battery Park Row, Charleston, SC 29401',
    );
    expect(text).toContain('Eleanor M. Prioleau, attorney-in-fact');
    expect(text).toContain('CORPORATE SEAL');
  });

  it('let each principal sign a rider', async () => {
    const rider = buildRider({ principals: CO_EXECUTORS, principal: principalLine(CO_EXECUTORS) });
    const text = await textOfPdf(await makeRiderPaper(rider));

    for (const name of CO_EXECUTORS)
      expect(text).toContain(`${name} Signature of principal (seal)`);
  });

  it('keep the signatures of a rider with their sentence and the certificate, for one to six principals', async () => {
    for (let count = 1; count <= 6; count += 1) {
      const principals = CO_EXECUTORS.concat(CO_EXECUTORS).slice(0, count);
      const rider = buildRider({ principals, principal: principalLine(principals) });
      const pdf = await readPdf(await makeRiderPaper(rider));
      const last = await pdf.textOf(pdf.pageCount);

      expect(last).toContain('Signed, sealed and dated February 3, 2027.');
      expect(last).toContain('/s/ Eleanor M. Prioleau');
      expect(last.match(/Signature of principal/g)).toHaveLength(count);
      expect(last).toContain('Certificate of the secretary');
    }
  });

  it('keep every text on the page and clear of the others, for one to six principals', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aName, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...BOND_SLUGS),
        async (principals, bondType) => {
          const pages = await textBoxesOf(await makeBondPaper(severally(principals, { bondType })));
          for (const boxes of pages) {
            expect(overlapIn(boxes)).toBeUndefined();
            expect(outsideOf(boxes)).toEqual([]);
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('keep the longest names of six principals on their pages', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `${'W'.repeat(59)}${index}`);
    const papers = [
      await makeBondPaper(severally(names)),
      await makeBondPaper(severally(names, { bondType: 'contractor-license' })),
      await makeRiderPaper(buildRider({ principals: names, principal: principalLine(names) })),
    ];
    for (const paper of papers) {
      for (const boxes of await textBoxesOf(paper)) {
        expect(overlapIn(boxes)).toBeUndefined();
        expect(outsideOf(boxes)).toEqual([]);
      }
    }
  });
});

describe('the check of overlaps', () => {
  const box = { text: 'a', left: 100, right: 140, baseline: 300, size: 10 };

  it('finds text over text and text off the page', () => {
    expect(overlapIn([box, { ...box, text: 'b', baseline: 304, left: 120, right: 160 }])).toEqual([
      'a',
      'b',
    ]);
    expect(outsideOf([{ ...box, right: 600 }])).toEqual(['a']);
  });

  it('allows lines below each other and side by side', () => {
    expect(overlapIn([box, { ...box, baseline: 311 }, { ...box, left: 140, right: 160 }])).toBe(
      undefined,
    );
  });
});
