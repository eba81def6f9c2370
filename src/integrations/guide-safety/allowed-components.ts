import { readdirSync } from 'node:fs';
import { findGuidePriceProblem } from '../../domain/guides/guide-price.ts';
import { REQUIREMENT_FACTS } from '../../domain/requirements/requirement.ts';
import { bondsWithLaw } from './bonds-with-law.ts';

/** The contents that a component accepts. */
type ComponentContent = 'text' | 'table' | 'nothing';

/** The rule for an attribute of a component. Its value is plain text in quotes. */
type AttributeRule = {
  isRequired: boolean;
  /** Returns the problem with a value, in words for an editor. Undefined when there is none. */
  findProblem?: (value: string) => string | undefined;
};

/** The rule for a component in a guide. */
export type ComponentRule = {
  attributes: Record<string, AttributeRule>;
  content: ComponentContent;
  /** Whether it belongs inside a sentence or a cell of a table. Others stand on lines of their own. */
  isInline?: boolean;
  /** A complete example to copy into a guide. */
  example: string;
};

/**
 * The only components that a guide may use in addition to Markdown, by name.
 * `layouts/guide-components.ts` renders the same components (a test compares both
 * lists).
 */
export const GUIDE_COMPONENTS: Record<string, ComponentRule> = {
  Note: {
    attributes: { title: { isRequired: false } },
    content: 'text',
    example: '<Note title="Good to know">\n\nText.\n\n</Note>',
  },
  Warning: {
    attributes: { title: { isRequired: false } },
    content: 'text',
    example: '<Warning title="Before you sign">\n\nText.\n\n</Warning>',
  },
  WorkedExample: {
    attributes: { title: { isRequired: false } },
    content: 'text',
    example: '<WorkedExample title="A bond of $50,000">\n\nText.\n\n</WorkedExample>',
  },
  FigureTable: {
    attributes: { caption: { isRequired: true } },
    content: 'table',
    example:
      '<FigureTable caption="Prices by amount">\n\n| Amount | Price |\n| ------ | ----- |\n| $5,000 | $156  |\n\n</FigureTable>',
  },
  LawTable: {
    attributes: {
      bond: { isRequired: true, findProblem: findLawProblem },
      facts: { isRequired: true, findProblem: findFactsProblem },
      caption: { isRequired: true },
      states: { isRequired: false, findProblem: findStatesProblem },
    },
    content: 'nothing',
    example:
      '<LawTable bond="appeal-supersedeas" facts="formula,cap" caption="Appeal bonds by state" />',
  },
  StateList: {
    attributes: { states: { isRequired: true, findProblem: findStatesProblem } },
    content: 'nothing',
    example: '<StateList states="sc,ga" />',
  },
  OurPrice: {
    attributes: {
      bond: { isRequired: true, findProblem: (value) => findGuidePriceProblem('bond', value) },
      amount: { isRequired: true, findProblem: (value) => findGuidePriceProblem('amount', value) },
      state: { isRequired: false, findProblem: (value) => findGuidePriceProblem('state', value) },
      credit: { isRequired: false, findProblem: (value) => findGuidePriceProblem('credit', value) },
      years: { isRequired: false, findProblem: (value) => findGuidePriceProblem('years', value) },
      part: { isRequired: false, findProblem: (value) => findGuidePriceProblem('part', value) },
    },
    content: 'nothing',
    isInline: true,
    example: 'Our price: <OurPrice bond="notary" amount="10000" />',
  },
  OurPriceRule: {
    attributes: {
      bond: { isRequired: true, findProblem: (value) => findGuidePriceProblem('bond', value) },
      state: { isRequired: false, findProblem: (value) => findGuidePriceProblem('state', value) },
    },
    content: 'nothing',
    isInline: true,
    example: 'How we compute it: <OurPriceRule bond="notary" />',
  },
  OwnFormStates: {
    attributes: {
      bond: { isRequired: true, findProblem: (value) => findGuidePriceProblem('bond', value) },
    },
    content: 'nothing',
    isInline: true,
    example: 'These states have their own form: <OwnFormStates bond="auto-dealer" />.',
  },
};

function findLawProblem(value: string): string | undefined {
  const known = bondsWithLaw();

  return known.includes(value)
    ? undefined
    : `No row of content/requirements is about "${value}". Use one of ${known.join(', ')}`;
}

function findFactsProblem(value: string): string | undefined {
  const facts: readonly string[] = REQUIREMENT_FACTS;
  const unknown = value.split(',').find((fact) => !facts.includes(fact));

  return unknown === undefined
    ? undefined
    : `"${unknown}" is no kind of fact. Use ${facts.join(', ')}, with commas between`;
}

function findStatesProblem(value: string): string | undefined {
  const codes = value.split(',').map((code) => code.trim());
  const served = servedStates();
  const unknown = codes.find((code) => !served.includes(code));
  const repeated = codes.find((code, index) => codes.indexOf(code) !== index);

  if (unknown !== undefined) {
    return `"${unknown}" is no state that we serve. Write two small letters for each, with commas between, as in sc,ga. We serve ${served.join(', ')}`;
  }

  return repeated === undefined ? undefined : `"${repeated}" is there twice. Name each state once`;
}

/** The states with a page, by file name. Read only when a guide lists states. */
function servedStates(): string[] {
  return namesIn('content/states');
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''))
    .sort();
}
