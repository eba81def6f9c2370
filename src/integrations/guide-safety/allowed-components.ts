import { readdirSync } from 'node:fs';

/** What may stand between the opening and the closing tag of a component. */
type ComponentContent = 'text' | 'table' | 'nothing';

/** One attribute of a component: its value is plain text in quotes. */
type AttributeRule = {
  isRequired: boolean;
  /** What is wrong with a value, in words for an editor; undefined when nothing is. */
  findProblem?: (value: string) => string | undefined;
};

/** How an editor may write one component. */
export type ComponentRule = {
  attributes: Record<string, AttributeRule>;
  content: ComponentContent;
  /** A whole example that an editor can copy into a guide. */
  example: string;
};

/**
 * The closed list of what a guide may use beside Markdown, by name. Their looks are in
 * `features/resources/guide-components.ts`, which names the same ones (a test compares the two).
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
  StateList: {
    attributes: { states: { isRequired: true, findProblem: findStatesProblem } },
    content: 'nothing',
    example: '<StateList states="sc,ga" />',
  },
};

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

/** The states that have a page, by the names of their files. Read only where a guide lists states. */
function servedStates(): string[] {
  return readdirSync('content/states')
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''))
    .sort();
}
