// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { LawLink } from '~/features/quote/LawLink';
import { render } from '../../ui/render';
import { buildQuoteBond } from './wizard-builder';

const link = () => document.querySelector('a');

describe('the link to the law', () => {
  it('leads to the rows of the state, beside the wizard', () => {
    render(<LawLink bond={{ ...buildQuoteBond(), lawFamily: 'notary' }} stateCode="TX" />);

    expect(link()?.getAttribute('href')).toBe('/requirements/notary#tx');
    expect(link()?.target).toBe('_blank');
  });

  it('is missing for a bond without a law', () => {
    render(<LawLink bond={buildQuoteBond()} stateCode="TX" />);

    expect(link()).toBeNull();
  });
});
