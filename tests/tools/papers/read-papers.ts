import { fillIn } from '../../../src/collections/fill-in.ts';
import { fillLegalDocument } from '../../../src/collections/fill-legal-document.ts';
import { bondFormSchema } from '../../../src/collections/schemas/bond-form.ts';
import { suretySchema } from '../../../src/collections/schemas/surety.ts';
import type { BondForm } from '../../../src/domain/papers/bond-form.ts';
import type { Agency, Surety, TermsText } from '../../../src/domain/papers/printed-words.ts';
import {
  listContentIds,
  readContent,
  readLegalDocuments,
  readSite,
} from '../catalogue/read-content.ts';

/** All words that papers print and that content holds. */
export type PaperWords = { agency: Agency; surety: Surety; forms: BondForm[]; terms: TermsText };

/** Read the words of all papers from content. Throws what is wrong with a file. */
export function readPaperWords(): PaperWords {
  return { agency: readAgency(), surety: readSurety(), forms: readForms(), terms: readTerms() };
}

function readAgency(): Agency {
  const site = readSite();
  const { name, legalName, phone, email } = site;

  return { name, legalName, address: fillIn('{address}', site), phone, email };
}

function readSurety(): Surety {
  const {
    sample,
    secondApprovalAbove: _limit,
    ...surety
  } = readContent('surety.yaml', suretySchema);

  return { isSample: sample, ...surety };
}

function readForms(): BondForm[] {
  return listContentIds('bond-forms').map((id) => {
    const { sample, ...form } = readContent(`bond-forms/${id}.yaml`, bondFormSchema);

    return { isSample: sample, ...form };
  });
}

function readTerms(): TermsText {
  const file = readLegalDocuments().find(({ id }) => id === 'terms');
  if (!file) throw new Error('content/legal/terms.yaml is missing');

  const { title, version, effectiveDate, sample, introduction, sections } = fillLegalDocument(
    file.data,
    readSite(),
  );

  return {
    title,
    version,
    effectiveDate,
    isSample: sample,
    introduction,
    sections: sections.map(({ title: heading, plain, text }) => ({
      title: heading,
      ...(plain !== undefined && { plain }),
      text,
    })),
  };
}
