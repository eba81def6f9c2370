import FigureTable from './FigureTable.astro';
import Note from './Note.astro';
import StateList from './StateList.astro';
import Warning from './Warning.astro';
import WorkedExample from './WorkedExample.astro';

/**
 * What a guide may use beside Markdown, by the name it is written with. How each is written is ruled
 * in `integrations/guide-safety/allowed-components.ts`.
 */
export const guideComponents = { FigureTable, Note, StateList, Warning, WorkedExample };
