import { describe, expect, it } from 'vitest';
import {
  firstProblemId,
  noticePlans,
  readAnswers,
  type ReportPerson,
  storedAnswers,
} from '~/domain/consumer-reports/read-answers';
import { reportAnswersSchema } from '~/domain/consumer-reports/report-answers';
import { reportUseWords } from '~/domain/consumer-reports/report-use';
import { SAMPLE_REPORT, TYPED_REPORT } from '../../../support/consumer-report.ts';

const TODAY = '2026-11-28';
const ANN: ReportPerson = { person: 'applicant', name: 'Ann Smith', hasAddress: true };
const BEN: ReportPerson = { person: 'link', name: 'Ben Hale', hasAddress: false };
const BAD = { ...TYPED_REPORT, phone: '', factors: '' };

describe('the answers about consumer reports', () => {
  it('are one for each person, and a no sends no report that was typed before', () => {
    const given = {
      applicant: { wasUsed: true, reports: [TYPED_REPORT] },
      link: { wasUsed: false, reports: [BAD] },
    };

    expect(readAnswers([ANN, BEN], given, TODAY)).toEqual({
      ok: true,
      value: [
        { person: 'applicant', reports: [TYPED_REPORT] },
        { person: 'link', reports: [] },
      ],
    });
  });

  it('are complete when nobody allowed a report', () => {
    expect(readAnswers([], {}, TODAY)).toEqual({ ok: true, value: [] });
  });

  it('must answer for each person, and the focus goes to the first problem', () => {
    const given = { link: { wasUsed: true, reports: [TYPED_REPORT, BAD] } };
    const read = readAnswers([ANN, BEN], given, TODAY);
    const problems = read.ok ? {} : read.problems;

    expect(problems).toEqual({
      applicant: { wasUsed: 'Choose yes or no', reports: [] },
      link: { reports: [{}, { phone: expect.any(String), factors: expect.any(String) }] },
    });
    expect(firstProblemId([ANN, BEN], problems)).toBe('report-0');
    expect(firstProblemId([BEN], problems)).toBe('report-0-1-phone');
    expect(firstProblemId([ANN], {})).toBeUndefined();
    expect(firstProblemId([BEN], problems, 'bid')).toBe('report-bid-0-1-phone');
  });

  it('are stored with the reports as read, and without one that cannot be read', () => {
    const given = [{ person: 'link', reports: [TYPED_REPORT, BAD] }];

    expect(storedAnswers(given, TODAY)).toEqual([{ person: 'link', reports: [SAMPLE_REPORT] }]);
  });

  it('tell the underwriter what each person will get', () => {
    const reports = [TYPED_REPORT, { ...TYPED_REPORT, agency: 'Experian ' }];

    expect(noticePlans([ANN, BEN], [{ person: 'applicant', reports }])).toEqual([
      'We email Ann Smith a notice about the report of Equifax Sample Services LLC and Experian.',
      'No consumer report on Ben Hale played a part.',
    ]);
    expect(noticePlans([BEN], [{ person: 'link', reports: [TYPED_REPORT] }])).toEqual([
      'Ben Hale must get a notice about the report of Equifax Sample Services LLC on paper.',
    ]);
  });
});

describe('the answers as the function takes them', () => {
  it('are read as in the form', () => {
    expect(reportAnswersSchema.parse([{ person: 'applicant', reports: [TYPED_REPORT] }])).toEqual([
      { person: 'applicant', reports: [SAMPLE_REPORT] },
    ]);
  });

  it('are refused with the problems of the form, and with any other field', () => {
    const parsed = reportAnswersSchema.safeParse([{ person: 'applicant', reports: [BAD] }]);

    expect(parsed.error?.issues).toMatchObject([
      { path: [0, 'reports', 0, 'phone'] },
      { path: [0, 'reports', 0, 'factors'] },
    ]);
    expect(
      reportAnswersSchema.safeParse([{ person: 'applicant', reports: [], email: 'a@b.example' }])
        .success,
    ).toBe(false);
  });
});

describe('the record of a notice', () => {
  const use = { name: 'Ann Smith', agencies: ['Equifax'], wasMailed: true, at: '' } as const;

  it.each([
    [use, 'Declined. We emailed Ann Smith a notice about the report of Equifax.'],
    [{ ...use, agencies: [] }, 'Declined. No consumer report on Ann Smith played a part.'],
    [
      { ...use, wasMailed: false },
      'Declined. We have no email address of Ann Smith, who must get a notice about the report of Equifax on paper.',
    ],
  ])('says what happened: %o', (record, words) => {
    expect(reportUseWords({ ...record, decision: 'declined' })).toBe(words);
  });

  it('names the higher price', () => {
    expect(reportUseWords({ ...use, decision: 'price-offered' })).toMatch(/^Higher price offered/);
    expect(reportUseWords({ ...use, decision: 'increase-declined' })).toMatch(
      /^Higher amount declined/,
    );
  });
});
