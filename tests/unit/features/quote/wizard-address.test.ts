import { fc } from '../../../support/property-seed';
import { describe, expect, it } from 'vitest';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { QUOTE_STEPS } from '~/domain/quote/journey';
import { STATE_CODES } from '~/domain/us-states';
import { readAddress, stepOf, withChoice, writeAddress } from '~/features/quote/wizard-address';

describe('the address of the wizard', () => {
  it('contains bond, state and step', () => {
    expect(readAddress('?bondType=notary&state=TX&step=bond-details')).toEqual({
      bondType: 'notary',
      stateCode: 'TX',
      step: 'bond-details',
      unknown: [],
    });
  });

  it('reads an alias and any case', () => {
    expect(readAddress('?bondType=Notary-Public&state=tx')).toMatchObject({
      bondType: 'notary',
      stateCode: 'TX',
    });
  });

  it("takes the visitor's choice before the link's, also an empty one", () => {
    const address = readAddress('?bondType=notary&state=TX');

    expect(withChoice(address, { stateCode: 'TN' })).toMatchObject({
      bondType: 'notary',
      stateCode: 'TN',
    });
    expect(withChoice(address, { bondType: undefined })).toEqual({ stateCode: 'TX', unknown: [] });
    expect(withChoice(address, {})).toEqual(address);
  });

  it('leaves out and reports unknown values', () => {
    expect(readAddress('?bondType=pirate&state=ZZ&step=nowhere')).toEqual({
      unknown: ['bondType', 'state'],
    });
  });

  it('treats an empty value as missing', () => {
    expect(readAddress('?bondType=&state=')).toEqual({ unknown: [] });
  });

  it('omits the first step, as a link does', () => {
    const selection = { bondType: 'notary', stateCode: 'TX' };

    expect(writeAddress('?step=payment', 'select-bond', selection)).toBe(
      '?bondType=notary&state=TX',
    );
    expect(stepOf('?bondType=notary&state=TX')).toBe('select-bond');
  });

  it('contains the draft to continue, the bond to renew and the matter until they are open', () => {
    expect(readAddress('?resume=a1&renews=b2&matter=c3')).toEqual({
      resume: 'a1',
      renews: 'b2',
      matter: 'c3',
      unknown: [],
    });
    expect(writeAddress('?resume=a1&renews=b2&matter=c3', 'applicant', {})).toBe('?step=applicant');
  });

  it('is empty after a reset', () => {
    expect(writeAddress('?bondType=notary&state=TX&step=confirmation', 'select-bond', {})).toBe('');
  });

  it('keeps foreign parameters', () => {
    expect(writeAddress('?utm_source=mail&state=SC', 'applicant', { stateCode: 'TX' })).toBe(
      '?utm_source=mail&state=TX&step=applicant',
    );
  });

  it('reads its own output back, over any other address', () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.constantFrom(...QUOTE_STEPS),
        fc.constantFrom(...BOND_SLUGS),
        fc.constantFrom(...STATE_CODES),
        (before, step, bondType, stateCode) => {
          const address = writeAddress(before, step, { bondType, stateCode });

          expect(stepOf(address)).toBe(step);
          expect(readAddress(address)).toMatchObject({ bondType, stateCode, unknown: [] });
          expect(writeAddress(address, step, { bondType, stateCode })).toBe(address);
        },
      ),
    );
  });

  it('never throws for any address', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(QUOTE_STEPS).toContain(stepOf(search));
      }),
    );
  });
});
