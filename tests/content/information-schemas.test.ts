import { describe, expect, it } from 'vitest';
import type { z } from 'astro/zod';
import { faqsSchema } from '~/collections/schemas/faqs';
import { legalDocumentSchema } from '~/collections/schemas/legal-document';
import { bondSchema } from '~/collections/schemas/bond';
import { toBondForms } from '~/collections/to-bond-forms';
import { siteSchema } from '~/collections/schemas/site';
import { stateRequirementsSchema } from '~/collections/schemas/state-requirements';
import { testimonialSchema } from '~/collections/schemas/testimonial';
import { readRawContent } from '../tools/catalogue/read-content.ts';

/** The problems that an editor sees for a file with these changes. */
function complaints(schema: z.ZodType, path: string, changes: object): string {
  const file = readRawContent(path) as object;
  const result = schema.safeParse({ ...file, ...changes });

  return (result.error?.issues ?? [])
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('\n');
}

const SOURCE = { title: 'A clerk', citation: 'by phone', verified: '2026-11', confidence: 'house' };

describe('a file of questions', () => {
  const ask = (answer: string, sources: string[] = []) =>
    complaints(faqsSchema, 'faqs/support.yaml', {
      questions: [{ question: 'How long?', answer: [answer], sources }],
      sources: sources.length > 0 ? { clerk: SOURCE } : {},
    });

  it('is accepted if a figure has a source', () => {
    expect(ask('It takes 3 days.', ['clerk'])).toBe('');
  });

  it('is refused if a figure has no source, with a message that names the figure', () => {
    expect(ask('It takes 2-3 days and costs $75.')).toBe(
      'questions.0.sources: The answer names 2-3 days, $75: name the source',
    );
  });

  it('is refused if it uses an unknown placeholder, with a message that lists the known ones', () => {
    expect(ask('Send it to {fax}.')).toContain(
      'questions.0.answer.0: There is no {fax} in content/site.yaml; a text may use {name},',
    );
  });

  it('is refused if a question is not a question', () => {
    const questions = [{ question: 'Refunds', answer: ['We refund.'] }];

    expect(complaints(faqsSchema, 'faqs/support.yaml', { questions })).toContain(
      'Write a question: a capital first, a ? last',
    );
  });
});

describe('a testimonial', () => {
  it('is refused with quotation marks or six stars', () => {
    const text = complaints(testimonialSchema, 'testimonials/executor.yaml', {
      quote: '"They told me what the court would want, and what it would cost."',
      rating: 6,
    });

    expect(text).toContain('quote: Write sentences without quotation marks');
    expect(text).toContain('rating:');
  });
});

describe('the processing time of a bond', () => {
  const instant = { time: 'Instant', description: 'Issued at once.' };

  it.each([
    ['of its own making', 'notary', { ...instant, time: 'Soon' }, 'processing.time'],
    ['that is missing', 'notary', undefined, 'processing: Write how long we take'],
    [
      'of days for a bond that is issued instantly',
      'notary',
      { ...instant, time: '2-3 Days' },
      'above 0',
    ],
    ['that is instant for a bond that an underwriter reads', 'trustee', instant, 'and only then'],
    ['for a fidelity bond', 'erisa-fidelity', instant, 'processing: Leave it out'],
  ])('is refused if it is one %s', (_, bond, processing, expected) => {
    expect(complaints(bondSchema, `bonds/${bond}.yaml`, { processing })).toContain(expected);
  });
});

it('a bond is refused with a form that does not exist', () => {
  expect(() =>
    toBondForms([], [{ id: 'notary', data: { form: 'notari', capacity: 'notary' } }]),
  ).toThrow('content/bonds/notary.yaml: form: "notari" is not one of: ');
});

describe('a file of state requirements', () => {
  it('is refused if a note uses a source that is not listed', () => {
    const notes = [
      { text: 'Paper only.', sources: ['amount'] },
      { text: 'Ask first.', sources: ['phone'] },
    ];

    expect(complaints(stateRequirementsSchema, 'state-requirements/ga.yaml', { notes })).toContain(
      'notes.1.sources: No source "phone" under sources; this file has: amount',
    );
  });
});

describe('a legal document', () => {
  const section = (id: string, plain?: string) => ({
    id,
    title: 'Our promise',
    text: ['We promise.'],
    ...(plain && { plain }),
  });

  it.each([
    [
      'two sections with the same id',
      [section('promise'), section('promise')],
      'sections.1.id: Another section is already called promise',
    ],
    [
      'a missing plain-English summary',
      [section('promise', 'We promise.'), section('duty')],
      'sections: Give every section a plain sentence or none; without one: duty',
    ],
    ['an id with capitals', [section('Promise')], 'sections.0.id: Write the id in lower case'],
  ])('is refused with %s', (_, sections, expected) => {
    expect(complaints(legalDocumentSchema, 'legal/privacy.yaml', { sections })).toContain(expected);
  });
});

describe('the site', () => {
  it('is refused if a claim is missing', () => {
    expect(complaints(siteSchema, 'site.yaml', { claims: [] })).toContain(
      'claims: Make each claim once: states,',
    );
  });
});
