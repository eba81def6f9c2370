import type { SendFailure, StatusFailure } from '~/data/inquiries/inquiries';

/** The failure, and the advice for it. */
type FailureWords = { title: string; text: string };

/** A message for each reason that an inquiry was not sent. What was typed stays in the form. */
export const SEND_FAILURES: Record<SendFailure, FailureWords> = {
  offline: {
    title: 'You are offline',
    text: 'Your question stays here. Connect to the internet, then press the button again: it is sent only once.',
  },
  unreachable: {
    title: 'Our server did not answer',
    text: 'Your question stays here. Press the button again: it is sent only once.',
  },
  busy: {
    title: 'We are busy right now',
    text: 'Your question stays here. Press the button again in a minute.',
  },
  'rate-limited': {
    title: 'Too many questions',
    text: 'You or someone on your network asked many questions today. Try again tomorrow, or call us.',
  },
  failed: {
    title: 'Your question was not sent',
    text: 'Something went wrong on our side. Your question stays here. Try again, or call us.',
  },
};

/** A message for each reason that the status of an inquiry does not show. */
export const STATUS_FAILURES: Record<StatusFailure, FailureWords & { mayRetry: boolean }> = {
  unknown: {
    title: 'We don’t know this link',
    text: 'It may be incomplete or expired. Copy the whole link, or ask again.',
    mayRetry: false,
  },
  offline: {
    title: 'You are offline',
    text: 'Connect to the internet, then try again.',
    mayRetry: true,
  },
  unreachable: {
    title: 'Our server did not answer',
    text: 'Your question is safe with us. Try again in a moment.',
    mayRetry: true,
  },
  busy: {
    title: 'We are busy right now',
    text: 'Your question is safe with us. Try again in a minute.',
    mayRetry: true,
  },
  'rate-limited': {
    title: 'Too many attempts',
    text: 'Wait a few minutes, then try again.',
    mayRetry: true,
  },
  failed: {
    title: 'The status did not load',
    text: 'Something went wrong on our side. Your question is safe with us. Try again.',
    mayRetry: true,
  },
};
