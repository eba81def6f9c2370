import { reportNoticeSchema } from '../consumer-reports/notice-schema.ts';
import {
  NOTICE_TITLE,
  noticeParts,
  noticeSubject,
  NOTICES_PATH,
} from '../consumer-reports/notice.ts';
import { defineLetter } from './letter.ts';

/** The notice to a person whose consumer report led to a decision. Nobody else gets it. */
export const consumerReportUsedLetter = defineLetter(reportNoticeSchema, (notice) => ({
  subject: `${NOTICE_TITLE}: ${noticeSubject(notice)}`,
  title: NOTICE_TITLE,
  parts: noticeParts(notice),
  action: { label: 'Read this notice again', path: NOTICES_PATH },
  note: 'To read it again, sign in with the email address that received this message. You don’t need a password: the sign-in page can email you a code. Nobody else sees this notice.',
  reason: 'You get this email because you allowed us to get a credit report about you.',
}));
