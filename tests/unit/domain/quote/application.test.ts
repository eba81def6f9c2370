import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { parseApplication } from '~/domain/quote/application';
import { buildBond, SECTIONS, TODAY, TYPED_SECTIONS } from '../support/builders';

const context = { bond: buildBond(), stateCode: 'TX', today: TODAY } as const;

describe('parseApplication', () => {
  it('returns all sections in stored form', () => {
    expect(parseApplication(TYPED_SECTIONS, context)).toStrictEqual({ ok: true, value: SECTIONS });
  });

  it('reports each problem with its field and section', () => {
    const sections = {
      ...TYPED_SECTIONS,
      applicant: { ...TYPED_SECTIONS.applicant, address: {} },
      bondDetails: { ...TYPED_SECTIONS.bondDetails, amount: '100' },
    };

    expect(parseApplication(sections, context)).toEqual({
      ok: false,
      issues: [
        { path: ['bondDetails', 'amount'], message: 'Amount too small (min $500)' },
        { path: ['applicant', 'address', 'street'], message: 'Street is required' },
        { path: ['applicant', 'address', 'city'], message: 'City is required' },
        { path: ['applicant', 'address', 'state'], message: 'State is required' },
        { path: ['applicant', 'address', 'zipCode'], message: 'ZIP code is required' },
      ],
    });
  });

  it.each([[undefined], [null], ['text'], [[]], [{ bondDetails: [] }]])(
    'refuses %j without an exception',
    (sections) => {
      expect(parseApplication(sections, context).ok).toBe(false);
    },
  );

  it('refuses text that the papers cannot print, in every printed field', () => {
    const { bondDetails, applicant, business } = TYPED_SECTIONS;
    const sections = {
      ...TYPED_SECTIONS,
      bondDetails: {
        ...bondDetails,
        obligee: '东京',
        purpose: 'Case\n東',
        specialConditions: '東',
      },
      applicant: { ...applicant, firstName: '小明', lastName: '王' },
      business: { ...business, legalName: 'Союз', dbaName: 'Союз' },
    };
    const parsed = parseApplication(sections, context);

    expect(parsed.ok ? [] : parsed.issues.map(({ path, message }) => [path[1], message])).toEqual([
      ['obligee', 'Write this with Latin letters: our papers cannot print 东 京.'],
      ['purpose', 'Write this with Latin letters: our papers cannot print 東.'],
      ['firstName', 'Write this with Latin letters: our papers cannot print 小 明.'],
      ['lastName', 'Write this with Latin letters: our papers cannot print 王.'],
      ['legalName', 'Write this with Latin letters: our papers cannot print С о ю з.'],
      ['dbaName', 'Write this with Latin letters: our papers cannot print С о ю з.'],
    ]);
  });

  it("uses the limits and terms of the state's law, and the bond's state for the business", () => {
    const bond = buildBond({
      stateRules: { SC: { limits: { min: dollars(50_000), max: dollars(50_000) }, terms: [6] } },
    });
    const bondDetails = { ...TYPED_SECTIONS.bondDetails, amount: '50,000', termYears: '6' };
    const sections = { ...TYPED_SECTIONS, bondDetails };

    const inCarolina = parseApplication(sections, { ...context, bond, stateCode: 'SC' });
    expect(inCarolina.ok && inCarolina.value.bondDetails.termYears).toBe(6);
    expect(inCarolina.ok && inCarolina.value.business.businessAddress?.state).toBe('SC');
    expect(parseApplication(sections, { ...context, bond, stateCode: 'TX' })).toMatchObject({
      issues: [
        { path: ['bondDetails', 'amount'], message: 'Amount too large (max $25,000)' },
        { path: ['bondDetails', 'termYears'] },
      ],
    });
  });
});
