import { describe, expect, it } from 'vitest';
import { accessActor, type AccessEntry, accessWords } from '~/domain/underwriting/access-log';

const ME = 'me';

const look: AccessEntry = {
  key: 'look-1',
  at: '2026-11-20T09:30:00Z',
  kind: 'number-shown',
  actorId: 'dana',
  actorName: 'Dana Whitfield',
  which: 'ssn',
  applicationNumber: 'APP-123456',
};
const grant: AccessEntry = {
  ...look,
  kind: 'role-granted',
  role: 'admin',
  subjectId: 'lee',
  subjectName: 'Lee Moreno',
};

describe('the actor of an entry', () => {
  it.each([
    ['a name', {}, 'Dana Whitfield'],
    [
      'a name with the address that nobody can choose',
      { actorName: 'The operator of the site', actorEmail: 'dana@example.com' },
      'The operator of the site (dana@example.com)',
    ],
    [
      'an address where there is no name',
      { actorName: undefined, actorEmail: 'dana@example.com' },
      'dana@example.com',
    ],
    [
      'an address once',
      { actorName: 'dana@example.com', actorEmail: 'dana@example.com' },
      'dana@example.com',
    ],
    ['the reader', { actorId: ME }, 'You'],
    ['an account that is gone', { actorName: undefined }, 'An account that was removed'],
    ['nobody over the site', { actorId: undefined }, 'The operator of the site'],
  ])('is %s', (_, change, words) => {
    expect(accessActor({ ...look, ...change }, ME)).toBe(words);
  });
});

describe('the text of an entry', () => {
  it.each<[string, AccessEntry, string]>([
    ['a reading', { ...look, kind: 'application-read' }, 'read APP-123456'],
    [
      'a document of an application that is gone',
      { ...look, kind: 'document-opened', applicationNumber: undefined },
      'opened a document of an application',
    ],
    [
      'an account',
      { ...look, kind: 'contractor-read', contractorName: 'Ridge LLC' },
      'read the account of Ridge LLC',
    ],
    [
      'an account that is gone',
      { ...look, kind: 'contractor-read' },
      'read the account of a contractor',
    ],
    [
      'a file of a contractor',
      { ...look, kind: 'contractor-file-opened', applicationNumber: undefined },
      'opened a file of a contractor',
    ],
    [
      'ended sessions',
      { ...grant, kind: 'sessions-ended', subjectEmail: 'lee@example.com' },
      'ended the sessions of Lee Moreno (lee@example.com)',
    ],
    ['a look', look, 'looked at the SSN of APP-123456'],
    [
      'a look at what is not known here',
      { ...look, which: 'passport', applicationNumber: undefined },
      'looked at the number of an application',
    ],
    ['a role given', grant, 'gave Lee Moreno the role Administrator'],
    ['a role given to the reader', { ...grant, subjectId: ME }, 'gave you the role Administrator'],
    [
      'a role taken',
      { ...grant, kind: 'role-revoked', role: 'underwriter' },
      'took the role Underwriter from Lee Moreno',
    ],
    [
      'a role that is not known here, of an account that is gone',
      { ...grant, role: 'owner', subjectName: undefined },
      'gave a removed account a role',
    ],
  ])('is %s', (_, entry, words) => {
    expect(accessWords(entry, ME)).toBe(words);
  });
});
