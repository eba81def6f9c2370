import { describe, expect, it } from 'vitest';
import { readReport, type TypedReport } from '~/domain/consumer-reports/read-report';
import { SAMPLE_REPORT, TYPED_REPORT } from '../../../support/consumer-report.ts';

const TODAY = '2026-11-28';
const read = (changes: Partial<TypedReport> = {}) =>
  readReport({ ...TYPED_REPORT, ...changes }, TODAY);

describe('a consumer report as an underwriter types it', () => {
  it('is read with its agency and its score', () => {
    expect(read()).toEqual({ ok: true, value: SAMPLE_REPORT });
  });

  it('needs no score when none was used, whatever was typed before', () => {
    const { score: _, ...report } = SAMPLE_REPORT;

    expect(read({ hasScore: false, value: 'about 600' })).toEqual({ ok: true, value: report });
  });

  it.each(['Equifax', 'EXPERIAN', 'TransUnion LLC', 'Trans Union'])(
    'needs the toll-free number of a nationwide agency: %s',
    (agency) => {
      expect(read({ agency, phone: '404-555-0123' })).toEqual({
        ok: false,
        problems: { phone: 'Enter the agency’s toll-free number, such as (800) 555-0123' },
      });
    },
  );

  it('takes any US number of another agency', () => {
    expect(read({ agency: 'Lowcountry Credit Bureau', phone: '843-555-0123' })).toMatchObject({
      value: { phone: '8435550123' },
    });
  });

  it.each<[Partial<TypedReport>, object]>([
    [{ agency: ' ' }, { agency: 'Enter the agency’s name from the report' }],
    [{ agency: 'x'.repeat(101) }, { agency: 'Enter the agency’s name from the report' }],
    [
      { address: 'Atlanta' },
      { address: 'Enter the agency’s whole mailing address from the report' },
    ],
    [{ phone: '555-0123' }, { phone: 'Enter the agency’s phone number with its area code' }],
    [{ value: '6l2' }, { value: 'Enter the score as a whole number' }],
    [{ value: '299' }, { value: 'The score must be inside its scale' }],
    [{ value: '851' }, { value: 'The score must be inside its scale' }],
    [{ lowest: '' }, { lowest: 'Enter the lowest score of the scale' }],
    [{ highest: '' }, { highest: 'Enter the highest score of the scale' }],
    [{ lowest: '612', highest: '612' }, { highest: 'Enter a number above the lowest score' }],
    [{ createdOn: '' }, { createdOn: 'Enter the day on which the score was made' }],
    [{ createdOn: '11/29/2026' }, { createdOn: 'Enter the day on which the score was made' }],
    [{ factors: ' \n ' }, { factors: 'Enter what lowered the score most' }],
    [{ factors: 'a\nb\nc\nd\ne\nf' }, { factors: 'Enter 5 lines or fewer' }],
    [{ factors: 'x'.repeat(201) }, { factors: 'Use 200 characters or fewer in a line' }],
    [{ factors: 'SSN 078-05-1120' }, { factors: expect.stringContaining('Remove the SSN') }],
  ])('is refused with %o', (changes, problems) => {
    expect(read(changes)).toEqual({ ok: false, problems });
  });

  it('may have its score at either end of the scale, made today', () => {
    expect(read({ value: '300', createdOn: '11/28/2026' }).ok).toBe(true);
    expect(read({ value: '850' }).ok).toBe(true);
  });
});
