import { describe, expect, it } from 'vitest';
import { readAccountTab, writeAccountTab } from '~/domain/accounts/account-address';

describe('the address of the account page', () => {
  it.each([
    ['?tab=security', 'security'],
    ['?a=1&tab=sessions', 'sessions'],
    ['', 'profile'],
    ['?tab=', 'profile'],
    ['?tab=Security', 'profile'],
    ['?tab=toString', 'profile'],
  ])('reads %j as the tab %s', (search, tab) => {
    expect(readAccountTab(search)).toBe(tab);
  });

  it.each([
    ['', '?tab=sessions'],
    ['?tab=profile', '?tab=sessions'],
    ['?a=1&tab=profile&b=2', '?a=1&tab=sessions&b=2'],
  ])('changes %j into %j and keeps the rest', (search, changed) => {
    expect(writeAccountTab('sessions', search)).toBe(changed);
  });
});
