// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Bond } from '~/data/bonds/bonds';
import { FilingCard } from '~/features/dashboard/FilingCard';
import { render } from '../../ui/render';

const FILING = { whoFiles: 'You', how: 'File the original with the court.' };

const paragraphs = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

it('says what to do before signing above how to file', () => {
  const beforeSigning = 'Before you sign, ask the court.';
  const bond = { stateCode: 'SC' } as Bond;
  const { draw } = render(
    <FilingCard bond={bond} category="court" filing={{ ...FILING, beforeSigning }} />,
  );
  expect(paragraphs()).toEqual([beforeSigning, FILING.how]);

  draw(<FilingCard bond={bond} category="court" filing={FILING} />);
  expect(paragraphs()).toEqual([FILING.how]);
});
