import { ContentError } from '../../../src/collections/content-error.ts';
import { fillIn } from '../../../src/collections/fill-in.ts';
import { fillLegalDocument } from '../../../src/collections/fill-legal-document.ts';
import { suretySchema } from '../../../src/collections/schemas/surety.ts';
import type { BondForm } from '../../../src/domain/papers/bond-form.ts';
import type {
  Agency,
  Licenses,
  Surety,
  TermsText,
} from '../../../src/domain/papers/printed-words.ts';
import {
  readBondForms,
  readContent,
  readLicenses,
  readLegalDocuments,
  readSite,
} from '../catalogue/read-content.ts';

/** All texts of the content that papers print. */
export type PaperWords = {
  agency: Agency;
  licenses: Licenses;
  surety: Surety;
  forms: BondForm[];
  terms: TermsText;
};

/** Read the texts of all papers from the content. Throws an error that names a file's problem. */
export function readPaperWords(): PaperWords {
  return {
    agency: readAgency(),
    licenses: readAgencyLicenses(),
    surety: readSurety(),
    forms: readBondForms(),
    terms: readTerms(),
  };
}

function readAgency(): Agency {
  const site = readSite();
  const { name, legalName, phone, email } = site;

  return { name, legalName, address: fillIn('{address}', site), phone, email };
}

function readAgencyLicenses(): Licenses {
  return Object.fromEntries(
    [...readLicenses()].map(([code, { number, regulator, sample }]) => [
      code.toUpperCase(),
      { number, regulator, isSample: sample },
    ]),
  );
}

function readSurety(): Surety {
  const {
    sample,
    secondApprovalAbove: _limit,
    ...surety
  } = readContent('surety.yaml', suretySchema);

  return { isSample: sample, ...surety };
}

function readTerms(): TermsText {
  const file = readLegalDocuments().find(({ id }) => id === 'terms');
  if (!file) throw new ContentError('content/legal/terms.yaml is missing');

  const { title, version, effectiveDate, sample, notice, introduction, sections } =
    fillLegalDocument(file.data, readSite());

  return {
    title,
    version,
    effectiveDate,
    isSample: sample,
    ...(notice !== undefined && { notice }),
    introduction,
    sections: sections.map(({ id, title: heading, plain, text }) => ({
      id,
      title: heading,
      ...(plain !== undefined && { plain }),
      text,
    })),
  };
}
