// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { LoadedProgress } from '~/data/firms/board';
import { BondPanel } from '~/features/attorney/BondPanel';
import type { MatterForm } from '~/features/attorney/use-matter-form';
import { render } from '../../ui/render';

const FILINGS = {
  administrator: { how: 'File it with the Probate Court.', asksForClientId: true },
  'appeal-supersedeas': { how: 'File it with the trial court.' },
};

const ASKED =
  /upload a driver’s license or passport of each person to be appointed\. Ask your client for it/;

function shownFor(bond: string, progress?: LoadedProgress): string {
  const values = { state: 'SC', bond };
  const form = { facts: { kind: 'fiduciary', values, people: [] } } as unknown as MatterForm;
  render(
    <BondPanel
      {...{ id: 'm1', form, progress, signing: undefined, payment: undefined, openCorrections: 0 }}
      states={{ SC: { filings: FILINGS } } as never}
      isClosed={false}
      mayOpen
      isKnown
    />,
  );

  return document.body.textContent;
}

beforeEach(() => document.body.replaceChildren());

it('says before the quote that it asks for the identification of the client', () => {
  expect(shownFor('administrator')).toMatch(ASKED);
});

it('says nothing of it for a bond that needs none, or once there is an application', () => {
  expect(shownFor('appeal-supersedeas')).not.toMatch(ASKED);

  document.body.replaceChildren();
  const draft = { applicationId: 'a1', status: 'draft', isOwn: true } as const;
  expect(shownFor('administrator', draft)).not.toMatch(ASKED);
});
