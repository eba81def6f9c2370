import { bondPage } from '../../../../src/domain/papers/bond-page.ts';
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

/** Make the bond as a PDF: its text first, then signatures, acknowledgments and approval. */
export async function makeBondPaper(bond: IssuedBond): Promise<Uint8Array> {
  refuseLacking(bond);
  const form = formOf(bond);
  const words = blankWords(bond);
  const paper = await startBondSheet(bond, {
    title: `${form.title} ${bond.number}`,
    subject: `${bond.bondName}, ${words.state}: ${bond.principal} to ${bond.obligee}`,
  });

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
  return finishBondSheet(paper, bond, 'Bond', form.isSample);
}
