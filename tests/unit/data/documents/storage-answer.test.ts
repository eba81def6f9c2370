import { expect, it } from 'vitest';
import { readStorageAnswer } from '~/data/documents/storage-answer';

it.each([
  ['an upload that arrived', 200, '{"Key":"a"}', undefined],
  ['a file that is there already', 409, '', undefined],
  ['the same as older versions say it', 400, '{"statusCode":"409","error":"Duplicate"}', undefined],
  ['a token that ended', 401, '', 'refused'],
  ['the same as older versions say it', 400, '{"message":"jwt expired"}', 'refused'],
  ['a claim of the token', 400, '{"message":"\\"exp\\" claim timestamp check failed"}', 'refused'],
  [
    'a policy that forbids it',
    400,
    '{"message":"new row violates row-level security"}',
    'not-stored',
  ],
  ['a file that is too large', 413, '{"error":"Payload too large"}', 'not-stored'],
  ['an outage', 500, '', 'not-stored'],
  ['a gateway without Storage behind it', 503, '', 'unreachable'],
] as const)('reads %s (%i %s)', (_, status, body, meaning) => {
  expect(readStorageAnswer(status, body)).toBe(meaning);
});
