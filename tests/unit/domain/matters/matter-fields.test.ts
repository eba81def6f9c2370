import { describe, expect, it } from 'vitest';
import { askedFields, fieldsOf, missingFacts } from '~/domain/matters/matter-fields';
import { MATTER_KINDS, type MatterKind } from '~/domain/matters/matter-words';
import { appeal, estate } from './matter-samples';

describe('the fields of a matter', () => {
  it.each(Object.keys(MATTER_KINDS) as MatterKind[])(
    'of the kind %s have keys and columns of their own',
    (kind) => {
      const keys = fieldsOf(kind).map(({ key }) => key);
      const columns = fieldsOf(kind).flatMap(({ column }) => column ?? []);

      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(columns).size).toBe(columns.length);
    },
  );

  it('are asked only where they apply', () => {
    const keys = (bond: string) => askedFields(estate({ bond })).map(({ key }) => key);

    expect(keys('administrator')).toContain('dateOfDeath');
    expect(keys('administrator')).not.toContain('wardAge');
    expect(keys('guardian-conservator')).toContain('wardAge');
    expect(keys('executor-personal-representative')).toContain('willWaives');
    expect(askedFields(appeal()).map(({ key }) => key)).not.toContain('collateralAmount');
    expect(askedFields(appeal({ collateral: 'cash' })).map(({ key }) => key)).toContain(
      'collateralAmount',
    );
  });
});

it('keeps the parts of a judgment apart, and needs only the damages', () => {
  const parts = fieldsOf('litigation').filter(
    ({ section, kind }) => section === 'amount' && kind === 'money',
  );
  const labels = parts.map(({ label }) => label);

  expect(labels).toEqual(
    expect.arrayContaining([
      'Compensatory damages',
      'Prejudgment interest',
      'Punitive damages',
      'Attorney’s fees and other sums',
      'Costs awarded',
    ]),
  );
  const lacking = appeal({ compensatory: undefined });
  expect(missingFacts(lacking).filter((label) => labels.includes(label))).toEqual([
    'Compensatory damages',
  ]);
});

describe('what is missing', () => {
  it('is nothing for a complete estate', () => {
    expect(missingFacts(estate())).toEqual([]);
  });

  it('names needed fields, a date and the client', () => {
    const facts = { ...estate({ heirs: [], court: '', hearingOn: '' }), people: [] };

    expect(missingFacts(facts)).toEqual([
      'Court',
      'Heirs and beneficiaries',
      'One of the dates',
      'The client’s name',
    ]);
  });

  it('asks whether a will waives the bond only if there is a will', () => {
    const bond = 'executor-personal-representative';

    expect(missingFacts(estate({ bond }))).toEqual([]);
    expect(missingFacts(estate({ bond, hasWill: 'yes' }))).toEqual([
      'Does the will waive the bond?',
    ]);
  });

  it('asks for a financial statement where there is no collateral', () => {
    expect(missingFacts(appeal())).toContain('Is a financial statement ready?');
    expect(missingFacts(appeal({ collateral: 'cash' }))).toContain('Amount of the collateral');
  });
});
