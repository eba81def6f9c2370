// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { Bond } from '~/data/bonds/bonds';
import { ReleaseCard } from '~/features/dashboard/ReleaseCard';
import { render } from '../../ui/render';

const shown = (status: string) => {
  const bond = { bondSlug: 'administrator', number: 'MSB-1', status, applicationId: 'a1' };
  const site = { name: 'Marshline', phone: '', email: 'help@example.com' };
  render(
    <ReleaseCard
      bond={bond as unknown as Bond}
      catalogue={{ bonds: {}, states: {} }}
      site={site}
    />,
  );

  return document.body.textContent;
};

beforeEach(() => document.body.replaceChildren());

it('says how to end a bond that is in force', () => {
  expect(shown('active')).toContain('order of discharge');
});

it.each(['cancelled', 'expired'])(
  'says no more that a bond which is %s stays in force',
  (status) => {
    const words = shown(status);

    expect(words).toContain('still covers what happened while it was in force');
    expect(words).not.toContain('stays in force');
    expect(words).not.toContain('billed again');
  },
);
