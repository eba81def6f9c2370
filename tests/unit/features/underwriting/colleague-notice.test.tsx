// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ColleagueNotice } from '~/features/underwriting/ColleagueNotice';
import { render } from '../../ui/render';

const AT = '2026-11-22T10:00:00Z';

/** The notice that a staff member reads after the approval of Dana. */
function noticeFor(
  userId: string,
  { proposer, counts = true }: { proposer?: string; counts?: boolean },
) {
  render(
    <ColleagueNotice
      approvals={[{ staffId: 'dana', at: AT, counts }]}
      staff={[]}
      userId={userId}
      proposer={proposer}
    />,
  );

  return document.body.textContent;
}

describe('the notice that a second underwriter must approve', () => {
  it('says who approved', () => {
    expect(noticeFor('lee', {})).toMatch(/ approved on .*\.$/);
    expect(noticeFor('dana', {})).toMatch(/You approved on .* A colleague must approve it too\.$/);
  });

  it('says who proposed another price, because that does not approve the price of the application', () => {
    expect(noticeFor('lee', { proposer: 'dana' })).toMatch(/ proposed another price on .*\.$/);
    expect(noticeFor('dana', { proposer: 'dana' })).toMatch(
      /You proposed another price on .* A colleague must offer the same price\.$/,
    );
  });

  it('says that the approval of someone who left does not count', () => {
    expect(noticeFor('lee', { counts: false })).toMatch(
      / approved on .* and no longer works here, so that approval does not count\.$/,
    );
  });
});
