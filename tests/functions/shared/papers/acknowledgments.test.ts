import { describe, expect, it } from 'vitest';
import { principalLine } from '../../../../src/domain/bonds/principals.ts';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import { buildIssuedBond } from '../../../support/issued-bond.ts';
import { readPdf, textOfPdf } from '../../../support/read-pdf.ts';
import { outsideOf, overlapIn, textBoxesOf } from '../../../support/text-boxes.ts';

const CONTRACT = {
  bondType: 'bid-bond',
  bondName: 'Bid Bond',
  principal: 'Okafor Builders LLC',
  principals: ['Okafor Builders LLC'],
} as const;

const NOTICE =
  'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.';

describe("the acknowledgment of a principal in the words of the state's law", () => {
  it('has the notice and the certificate of California, and nothing about persons known to the notary', async () => {
    const text = await textOfPdf(await makeBondPaper(buildIssuedBond({ stateCode: 'CA' })));

    expect(text).toContain(NOTICE);
    expect(text).toContain(
      'personally appeared Marisol Okafor, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument',
    );
    expect(text).toContain(
      'I certify under PENALTY OF PERJURY under the laws of the State of California',
    );
    expect(text).not.toContain('On this day Marisol Okafor');
    expect(text).toContain('On this day Eleanor M. Prioleau appeared before me');
  });

  it('leaves a blank for the person who signs for a company in California', async () => {
    const text = await textOfPdf(
      await makeBondPaper(buildIssuedBond({ ...CONTRACT, stateCode: 'CA' })),
    );

    expect(text).toMatch(/personally appeared _+, who proved to me/);
  });

  it('says in Florida how the signer appeared and was identified', async () => {
    const text = await textOfPdf(await makeBondPaper(buildIssuedBond({ stateCode: 'FL' })));

    expect(text).toMatch(
      /acknowledged before me by means of ____ physical presence or ____ online notarization, .* by Marisol Okafor, a principal named above\./,
    );
    expect(text).toContain('Personally known ____ or produced identification ____.');
  });

  it('names the company for which a person signs in Florida', async () => {
    const text = await textOfPdf(
      await makeBondPaper(buildIssuedBond({ ...CONTRACT, stateCode: 'FL' })),
    );

    expect(text).toMatch(
      /by _+ \(name of person\) as _+ \(type of authority\) for Okafor Builders LLC, a principal named above\./,
    );
  });

  it.each(['CA', 'FL'] as const)(
    'keeps each certificate whole on its page in %s, for one to six principals',
    async (stateCode) => {
      for (let count = 1; count <= 6; count += 1) {
        const principals = Array.from(
          { length: count },
          (_, index) => `Marisol Okafor ${index + 1}`,
        );
        const bond = buildIssuedBond({
          stateCode,
          principals,
          principal: principalLine(principals),
        });
        const paper = await makeBondPaper(bond);
        for (const boxes of await textBoxesOf(paper)) {
          expect(overlapIn(boxes)).toBeUndefined();
          expect(outsideOf(boxes)).toEqual([]);
        }

        const pdf = await readPdf(paper);
        const last = await pdf.textOf(pdf.pageCount);
        expect(last).toContain('Acknowledgment of surety');
        expect(last).toContain('Room for the stamp');
      }
    },
  );
});
