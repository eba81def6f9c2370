import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';
import { writeMail } from '~/domain/notifications/write-mail';
import { SAMPLE_REPORT } from '../../../support/consumer-report.ts';
import { LETTER_DATA } from '../../../support/letter-data.ts';

const DATA = LETTER_DATA.consumer_report_used;
const FRAME = {
  site: 'https://marshline.example',
  agency: { name: 'Marshline', phone: '(843) 555-0142', email: 'help@marshline.example' },
};

/** The mail as text. */
function textOf(changes: object = {}): string {
  return writeMail('consumer_report_used', { ...DATA, ...changes }, FRAME as never)?.text ?? '';
}

describe('the notice of an adverse action (15 U.S.C. 1681m(a))', () => {
  it('names the action and the agency with its address and phone', () => {
    const text = textOf();

    expect(text).toContain('We declined the application below.');
    expect(textOf({ decision: 'increase-declined' })).toContain(
      'We declined to raise the amount of the bond below.',
    );
    expect(text).toContain('Agency: Equifax Sample Services LLC');
    expect(text).toContain('Address: P.O. Box 1, Atlanta, GA 30374-0001');
    expect(text).toContain('Phone: (800) 555-0123');
  });

  it('gives the score with its scale, its day and its key factors', () => {
    const text = textOf();

    expect(text).toContain('Your credit score that we used: 612');
    expect(text).toContain('Scores range: from 300 to 850');
    expect(text).toContain('Score made on: November 20, 2026');
    expect(text).toContain('- Serious delinquency\n- Proportion of balances');
  });

  it('says that the agency did not decide, and names the rights to a free copy within 60 days and to dispute', () => {
    const text = textOf();

    expect(text).toContain('The agency did not make this decision and cannot tell you why');
    expect(text).toMatch(
      /free copy of your report .* within 60 days after you receive this notice/,
    );
    expect(text).toMatch(/inaccurate or incomplete, you can dispute it with the agency/);
  });

  it('names no score when none was used', () => {
    const { score: _, ...report } = SAMPLE_REPORT;

    expect(textOf({ reports: [report] })).not.toContain('score');
  });

  it('names every agency, and the higher price', () => {
    const text = textOf({
      decision: 'price-offered',
      reports: [SAMPLE_REPORT, { ...SAMPLE_REPORT, agency: 'Experian' }],
    });

    expect(text).toContain('at a higher price');
    expect(text).toContain('Agency: Experian');
    expect(text).toContain('The agencies did not make this decision');
  });

  it('tells an indemnitor about the bonds of the contractor, and names no application', () => {
    const data = {
      decision: 'line',
      contractor: 'Tidewater Builders, Inc.',
      reports: [SAMPLE_REPORT],
    };
    const letter = readLetter('consumer_report_used', data);

    expect(letter?.subject).toBe(
      'Notice about your credit report: bonds for Tidewater Builders, Inc.',
    );
    expect(JSON.stringify(letter)).toContain('We declined bonds for the contractor below');
    expect(JSON.stringify(letter)).not.toContain('Application number');
  });

  it('is no mail at all without a report', () => {
    expect(readLetter('consumer_report_used', { ...DATA, reports: [] })).toBeUndefined();
  });

  it('leads to the page that shows it again, in the account of this address', () => {
    expect(readLetter('consumer_report_used', DATA)?.action.path).toBe(
      '/dashboard?tab=account#credit-report-notices',
    );
  });
});
