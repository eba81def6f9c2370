import { describe, expect, it } from 'vitest';
import { attorneyOf, type OwnFirm } from '~/domain/matters/matter-attorney';
import type { FirmRole } from '~/domain/matters/matter-words';

const member = (id: string, role: FirmRole, name = 'Ida Ward') => ({
  id,
  role,
  name,
  email: `${id}@example.com`,
});

const firm = (members: OwnFirm['members'], ownPhone?: string): OwnFirm => ({
  userId: 'me',
  members,
  ownPhone,
});

describe('the attorney of a matter', () => {
  it.each(['owner', 'attorney'] as const)('is the responsible member in the role %s', (role) => {
    expect(attorneyOf('me', firm([member('me', role)], '8435550190'))).toEqual({
      name: 'Ida Ward',
      phone: '(843) 555-0190',
    });
  });

  it.each(['paralegal', 'billing'] as const)('is not a member in the role %s', (role) => {
    expect(attorneyOf('me', firm([member('me', role)], '8435550190'))).toEqual({});
  });

  it('is unknown without a responsible member, or after the member left', () => {
    expect(attorneyOf(undefined, firm([member('me', 'owner')]))).toEqual({});
    expect(attorneyOf('gone', firm([member('me', 'owner')]))).toEqual({});
  });

  it('has a phone number only if it is the user’s own, and a US number', () => {
    const colleague = member('other', 'attorney', 'Al Hale');
    expect(attorneyOf('other', firm([colleague], '8435550190'))).toEqual({ name: 'Al Hale' });
    expect(attorneyOf('me', firm([member('me', 'owner')]))).toEqual({ name: 'Ida Ward' });
    expect(attorneyOf('me', firm([member('me', 'owner')], '+49 30 1'))).toEqual({
      name: 'Ida Ward',
    });
  });

  it('has no name while the account has only an email address', () => {
    expect(attorneyOf('me', firm([member('me', 'owner', 'me@example.com')]))).toEqual({});
  });
});
