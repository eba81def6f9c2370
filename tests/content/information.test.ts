import { describe, expect, it } from 'vitest';
import { figuresIn } from '~/collections/schemas/passage';
import { marketPriceWords } from '~/domain/finder/market-price';
import {
  listContentIds,
  readBonds,
  readFaqs,
  readLicenses,
  readSite,
  readStateRequirements,
  readStates,
  readTestimonials,
} from '../tools/catalogue/read-content.ts';

const served = readStates().map(({ id }) => id);

describe('questions and answers', () => {
  it.each([
    ['support', 4],
    ['for-attorneys', 3],
  ])('has for %s the number the specification asks for: %i', (page, count) => {
    const faqs = readFaqs().find(({ id }) => id === page);

    expect(faqs?.data.questions).toHaveLength(count);
  });
});

describe('testimonials', () => {
  const testimonials = readTestimonials();

  it('are three, each with a rating of 5 and marked as a sample', () => {
    expect(testimonials.map(({ data }) => data.rating)).toEqual([5, 5, 5]);
    expect(testimonials.every(({ data }) => data.sample)).toBe(true);
    expect(testimonials.map(({ data }) => data.order).sort()).toEqual([1, 2, 3]);
  });

  it('name a role and a state, because an invented person must have no name', () => {
    const states = readStates().map(({ data }) => data.name);

    for (const { data } of testimonials) {
      const [role, state] = data.role.split(', ');
      expect(role).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
      expect(states).toContain(state);
    }
  });
});

describe('typical market prices', () => {
  it('say after an amount in dollars what it covers', () => {
    const bare = readBonds().filter(({ data }) => /^\$[\d,]+-[\d,]+$/.test(marketPriceWords(data)));

    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

describe('processing times', () => {
  it('have a file for every category, except fidelity bonds', () => {
    expect(listContentIds('processing-times')).toEqual([
      'contract',
      'court-fiduciary',
      'license-permit',
    ]);
  });

  it('name no figure in a description, because the catalogue defines the figures', () => {
    const texts = readBonds().map(({ data }) => data.processing?.description ?? '');

    expect(texts.flatMap(figuresIn)).toEqual([]);
  });
});

describe('state requirements', () => {
  it('cover only served states', () => {
    const states = readStateRequirements().map(({ id }) => id);

    expect(states).not.toEqual([]);
    expect(states.filter((state) => !served.includes(state))).toEqual([]);
  });

  it('give every note a dated source', () => {
    for (const { id, data } of readStateRequirements()) {
      expect(
        data.notes.every(({ sources }) => sources.length > 0),
        id,
      ).toBe(true);
    }
  });

  it('start with the note that the clerk rejects an e-filed bond', () => {
    const paperOnly = readStates()
      .filter(({ data }) =>
        data.filing.some(({ category, refuses }) => category === 'court' && refuses),
      )
      .map(({ id }) => id);
    const notes = readStateRequirements().filter(({ id }) => paperOnly.includes(id));

    expect(notes).not.toEqual([]);
    for (const { id, data } of notes) {
      expect(data.notes[0]?.text, id).toMatch(/refuse|neither|in person/);
    }
  });
});

describe('licenses', () => {
  it('cover the served states, each with its own number and marked as a sample', () => {
    const licenses = readLicenses();

    expect([...licenses.keys()].sort()).toEqual([...served].sort());
    expect(new Set([...licenses.values()].map(({ number }) => number)).size).toBe(served.length);
    expect([...licenses.values()].every(({ sample }) => sample)).toBe(true);
  });
});

describe('the four steps from a need to a bond', () => {
  it('have the agreed titles and times', () => {
    expect(readSite().steps.map(({ title, time }) => [title, time])).toEqual([
      ['Find Your Bond', 'Under 1 minute'],
      ['Complete Application', '5-10 minutes'],
      ['Pay & Get Approved', 'Under 5 minutes'],
      ['Receive Your Bond', 'Immediate'],
    ]);
  });
});
