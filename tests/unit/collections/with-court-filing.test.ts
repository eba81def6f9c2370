import { describe, expect, it } from 'vitest';
import { requirementsSchema } from '~/collections/schemas/requirements';
import { stateSchema } from '~/collections/schemas/state';
import { withCourtFiling, withFilingNote } from '~/collections/with-court-filing';
import { readContent, readRequirements } from '../../tools/catalogue/read-content.ts';

const georgia = readContent('states/ga.yaml', stateSchema);
const ohio = readContent('states/oh.yaml', stateSchema);
const newMexico = readContent('states/nm.yaml', stateSchema);

const SOURCE = {
  title: 'Official Code of Georgia',
  citation: 'O.C.G.A. 53-6-54',
  verified: '2026-11',
  confidence: 'primary',
};

const ROW = {
  bond: 'court-filing',
  effective: 'unknown',
  source: 'code',
  quote: 'The court takes it.',
};

const rows = requirementsSchema.parse({
  state: 'GA',
  added: '2026-11-23',
  rows: [
    { ...ROW, fact: 'court', value: 'Probate Court' },
    { ...ROW, fact: 'filer', value: 'customer', detail: 'You file it.' },
    { ...ROW, fact: 'e-filing', value: false, detail: 'The clerk will refuse it.' },
    { ...ROW, fact: 'e-filing', who: 'Fulton County', value: true },
  ],
  sources: { code: SOURCE },
});

describe('a state with how its courts take a bond', () => {
  const state = withCourtFiling(georgia, rows);

  it('has its court, its method and its instructions from the rows', () => {
    expect(state).toMatchObject({
      filingDefault: 'ORIGINAL',
      processingNote: 'The clerk will refuse it.',
      court: { name: 'Probate Court', note: georgia.court?.note },
    });
    expect(state.filing[0]).toMatchObject({
      category: 'court',
      channel: 'ORIGINAL',
      whoFiles: 'customer',
      how: 'You file it.',
      refuses: expect.stringContaining('e-filing'),
    });
  });

  it('cites the rows once, before its own sources', () => {
    expect(state.sources.map(({ citation }) => citation).slice(0, 2)).toEqual([
      'O.C.G.A. 53-6-54',
      'O.C.G.A. 53-6-51(c)',
    ]);
  });

  it('shows the method at its probate court, and leaves other offices alone', () => {
    const modes = Object.fromEntries(
      state.obligees.map(({ type, filingMode }) => [type, filingMode]),
    );

    expect(modes['Probate Court']).toBe('ORIGINAL');
    expect(modes['License Board']).toBe(
      georgia.obligees.find(({ type }) => type === 'License Board')?.filingMode,
    );
  });

  it('begins its notes with the electronic filing', () => {
    const own = { text: 'The bond is double.', sources: [] };

    expect(withFilingNote(state, [own]).map(({ text }) => text)).toEqual([
      'The clerk will refuse it.',
      'The bond is double.',
    ]);
  });

  it('cannot do without a row', () => {
    expect(() => withCourtFiling(ohio, rows)).toThrow(
      'content/requirements/oh.yaml: court-filing: Add a row for each missing fact (court, filer, e-filing), because content/states/oh.yaml serves the state',
    );
  });

  it('has no refusal and no note on the amount where nobody says so', () => {
    const { court, filing } = withCourtFiling(newMexico, readRequirements());

    expect(court).not.toHaveProperty('note');
    expect(court.sources).toEqual([]);
    expect(filing[0]).not.toHaveProperty('refuses');
  });
});
