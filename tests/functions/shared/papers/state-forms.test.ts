import { describe, expect, it } from 'vitest';
import { stateName } from '~/domain/us-states';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import { SURETY } from '../../../../supabase/functions/_shared/papers/paper-words.ts';
import { buildIssuedBond } from '../../../support/issued-bond.ts';
import { readPdf, textOfPdf } from '../../../support/read-pdf.ts';

const CONTRACT = {
  bondType: 'performance-bond',
  bondName: 'Performance Bond',
  obligee: 'Hillsborough County',
  caption: 'Riverside School, contract 2026-114',
  matter: {
    project: 'Riverside School',
    contractNumber: '2026-114',
    contractDate: 'November 2, 2026',
    contractPrice: '$200,000.00',
    ownerAddress: '1 Main St, Tampa, FL 33601',
  },
} as const;

describe('the bond of a state', () => {
  it("has Florida's front page with the contractor, the surety, the owner and the project", async () => {
    const bond = buildIssuedBond({
      ...CONTRACT,
      stateCode: 'FL',
      principalAddress: '9 Elm St, Tampa, FL 33602',
      principalPhone: '(813) 555-0199',
    });
    const pdf = await readPdf(await makeBondPaper(bond));
    const front = await pdf.textOf(1);

    expect(front).toContain('Public Construction Bond Front page');
    expect(front).toContain('9 Elm St, Tampa, FL 33602');
    expect(front).toContain('(813) 555-0199');
    expect(front).toContain('1 Main St, Tampa, FL 33601');
    expect(front).toContain('Riverside School');
    expect(front).not.toContain('Know all persons');
    expect(await pdf.textOf(2)).toContain('Know all persons by these presents');
  });

  it('runs to the payee of the law, and names where it is filed', async () => {
    const bond = buildIssuedBond({
      bondType: 'notary',
      bondName: 'Notary Bond',
      stateCode: 'TX',
      obligee: 'State of Texas',
    });
    const text = await textOfPdf(await makeBondPaper(bond));

    expect(text).toContain('Obligee: The Governor of the State of Texas');
    expect(text).toContain('Filed with: State of Texas');
    expect(text).toContain('Approval by the agency');
  });

  it.each(['MA', 'PA', 'VA'] as const)(
    'calls %s a commonwealth, also where the notaries sign',
    async (stateCode) => {
      const bond = buildIssuedBond({ bondType: 'notary', bondName: 'Notary Bond', stateCode });
      const text = await textOfPdf(await makeBondPaper(bond));

      expect(text).toContain(`Notary Bond · Commonwealth of ${stateName(stateCode)}`);
      expect(text).toContain(`under the laws of the State of ${SURETY.stateOfIncorporation}`);
      expect(text).toContain('Commonwealth of County of');
      expect(text).not.toContain(`State of ${stateName(stateCode)}`);
    },
  );

  it('has the seal of the surety in Arizona', async () => {
    const text = await textOfPdf(await makeBondPaper(buildIssuedBond({ stateCode: 'AZ' })));

    expect(text).toContain('CORPORATE SEAL');
  });

  it('has no block for a court on a bond that none approves', async () => {
    const bond = buildIssuedBond({ bondType: 'erisa-fidelity', bondName: 'ERISA Fidelity Bond' });

    expect(await textOfPdf(await makeBondPaper(bond))).not.toContain('Room for the stamp');
  });

  it('is not made with an empty recital', async () => {
    const matter = { decedent: 'Mary Ann Smith' };

    await expect(makeBondPaper(buildIssuedBond({ matter }))).rejects.toThrow('The bond lacks ');
  });
});
