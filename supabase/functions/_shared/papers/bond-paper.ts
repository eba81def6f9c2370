import { bondPage } from '../../../../src/domain/papers/bond-page.ts';
import { companionFacts } from '../../../../src/domain/papers/companion-facts.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import {
  finishBondSheet,
  LOOKS,
  startBondSheet,
  TEXT_COLUMN,
  writeAmount,
  writeFacts,
  writeHead,
  writeNumbered,
} from './bond-sheet.ts';
import { blankWords, formOf, refuseLacking } from './bond-words.ts';
import { writeExecution } from './execution.ts';
import { SURETY } from './paper-words.ts';
import type { Paper } from './pdf/paper.ts';
import { stateForm } from './stated-form.ts';

/**
 * Make the bond as a PDF: its text first, then signatures, acknowledgments and approval. The form of a companion follows
 * on a new page, signed like the first.
 */
export async function makeBondPaper(bond: IssuedBond): Promise<Uint8Array> {
  refuseLacking(bond);
  const form = formOf(bond);
  const words = blankWords(bond);
  const paper = await startBondSheet(bond, {
    title: `${form.title} ${bond.number}`,
    subject: `${bond.bondName}, ${words.state}: ${bond.principal} to ${bond.obligee}`,
  });

  const companion = companionFacts(bond);
  writeForm(paper, bond);
  if (companion) {
    paper.addPage();
    writeForm(paper, { ...companion, form: await stateForm(companion) });
  }

  return finishBondSheet(paper, bond, 'Bond', form.isSample);
}

/** Write one form, from its head to its signatures. */
function writeForm(paper: Paper, bond: IssuedBond): void {
  const form = formOf(bond);
  const words = blankWords(bond);
  const { frontPage, ...page } = bondPage(bond, form, { words, surety: SURETY });
  if (frontPage) {
    writeHead(paper, bond, frontPage.title, frontPage.about);
    writeFacts(paper, bond, frontPage.facts);
    paper.addPage();
  }

  writeHead(paper, bond, page.title, page.about);
  writeFacts(paper, bond, page.facts);
  writeAmount(paper, 'Penal sum', page.penalSum, page.penalSumInWords);
  for (const paragraph of page.paragraphs) {
    paper.space(5);
    paper.write(paragraph, LOOKS.text, TEXT_COLUMN);
  }
  page.provisions.forEach((provision, index) => {
    paper.space(4);
    writeNumbered(paper, index + 1, provision);
  });

  writeExecution(paper, bond);
}
