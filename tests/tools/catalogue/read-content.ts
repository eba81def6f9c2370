import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { ContentError } from '../../../src/collections/content-error.ts';
import { articleSchema, type ArticleFile } from '../../../src/collections/schemas/article.ts';
import { bondFormSchema } from '../../../src/collections/schemas/bond-form.ts';
import { bondSchema } from '../../../src/collections/schemas/bond.ts';
import { faqsSchema, type FaqsFile } from '../../../src/collections/schemas/faqs.ts';
import {
  legalDocumentSchema,
  type LegalDocumentFile,
} from '../../../src/collections/schemas/legal-document.ts';
import type { LicenseEntry } from '../../../src/collections/schemas/license.ts';
import {
  productCategorySchema,
  type ProductCategoryFile,
} from '../../../src/collections/schemas/product-category.ts';
import { ratePlanFileSchema, toRatePlan } from '../../../src/collections/schemas/rate-plan.ts';
import {
  requirementsSchema,
  type SourcedRequirement,
} from '../../../src/collections/schemas/requirements.ts';
import { siteSchema, type Site } from '../../../src/collections/schemas/site.ts';
import {
  stateRequirementsSchema,
  type StateRequirementsFile,
} from '../../../src/collections/schemas/state-requirements.ts';
import { stateSchema } from '../../../src/collections/schemas/state.ts';
import {
  testimonialSchema,
  type TestimonialFile,
} from '../../../src/collections/schemas/testimonial.ts';
import {
  worksheetSchema,
  type WorksheetFile,
} from '../../../src/collections/schemas/worksheets.ts';
import { toBondForms } from '../../../src/collections/to-bond-forms.ts';
import { toRequirements } from '../../../src/collections/to-requirements.ts';
import {
  withCourtFiling,
  withFilingNote,
  type ServedState,
} from '../../../src/collections/with-court-filing.ts';
import { toBondContent, type BondContent } from '../../../src/collections/to-bond-rules.ts';
import { BOND_SLUGS, type BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { BondForm } from '../../../src/domain/papers/bond-form.ts';
import type { RatePlan } from '../../../src/domain/rates/rate-plan.ts';
import { toGuide } from '../check-content/read-guide.ts';
import { fitSchema, parseFields } from './content-file.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const BOND_TYPES = 'src/domain/bonds/bond-types.ts';

/** One parsed file of a collection. The id is its name without the extension. */
export type ContentFile<T> = { id: string; data: T };

/** A guide: its file name, its fields and its text. */
export type ArticleContent = ContentFile<ArticleFile> & { body: string };

/** The file names of a collection without their extension, in alphabetical order. */
export function listContentIds(collection: string): string[] {
  return readdirSync(join(CONTENT, collection))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'))
    .sort();
}

/** A content file before schema validation. */
export function readRawContent(path: string): unknown {
  return parseYaml(path, readText(path));
}

function readText(path: string): string {
  return readFileSync(join(CONTENT, path), 'utf8');
}

/** The values of a YAML file. Throws with file, line and remedy for an unreadable file. */
export function parseYaml(path: string, text: string): unknown {
  return parseFields(path, text).document.toJS();
}

/** Every bond of the catalogue, in order. Throws an error that names the file and the problem. */
export function readBonds(): BondContent[] {
  const slugs = bondsWithFile();
  const servedStates = readStates().map(({ data }) => data.code);
  const ratePlans = readRatePlans();
  const forms = readBondForms();

  return slugs.map((slug) =>
    toBondContent(slug, readContent(`bonds/${slug}.yaml`, bondSchema), {
      servedStates,
      ratePlans,
      forms,
      requirements: readRequirements(),
    }),
  );
}

/** Every form, in the order of the file names. Throws an error that names the file and the problem. */
export function readBondForms(): BondForm[] {
  return toBondForms(
    readCollection('bond-forms', bondFormSchema),
    readCollection('bonds', bondSchema),
  );
}

/** Every guide, in file order. Drafts, whose names begin with _, are left out. */
export function readArticles(): ArticleContent[] {
  return readdirSync(join(CONTENT, 'articles'))
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('_'))
    .sort()
    .map((name) => {
      const path = `articles/${name}`;
      const { slug, fields, body } = toGuide(path, readText(path));
      if (fields === undefined)
        throw new ContentError(`content/${path}:1: The guide has no fields`);

      return { id: slug, data: fitSchema(path, fields, articleSchema), body };
    });
}

/** The states on sale, in order of their names. */
export function readStates(): ContentFile<ServedState>[] {
  const rows = readRequirements();

  return readCollection('states', stateSchema)
    .map(({ id, data }) => ({ id, data: withCourtFiling(data, rows) }))
    .sort((a, b) => a.data.name.localeCompare(b.data.name, 'en'));
}

/** The product categories, in their order. */
export function readProductCategories(): ContentFile<ProductCategoryFile>[] {
  return readCollection('product-categories', productCategorySchema).sort(
    (a, b) => a.data.order - b.data.order,
  );
}

/** The questions of each page, for pages with a questions file. */
export function readFaqs(): ContentFile<FaqsFile>[] {
  return readCollection('faqs', faqsSchema);
}

/** The terms and the privacy policy. */
export function readLegalDocuments(): ContentFile<LegalDocumentFile>[] {
  return readCollection('legal', legalDocumentSchema);
}

/** The agency's licenses by lower-case state code. */
export function readLicenses(): Map<string, LicenseEntry> {
  return new Map(readStates().map(({ id, data }) => [id, data.license]));
}

/** Filing rules by lower-case state code. */
export function readStateRequirements(): ContentFile<StateRequirementsFile>[] {
  const states = readStates();

  return readCollection('state-requirements', stateRequirementsSchema).map(({ id, data }) => {
    const state = states.find((served) => served.id === id)?.data;

    return { id, data: state ? { ...data, notes: withFilingNote(state, data.notes) } : data };
  });
}

let requirements: readonly SourcedRequirement[] | undefined;

/** What laws and offices require of bonds, sorted by id. States and bonds need it, so it is parsed once. */
export function readRequirements(): SourcedRequirement[] {
  requirements ??= toRequirements(readCollection('requirements', requirementsSchema));

  return [...requirements];
}

/** The rules of every worksheet, in the order of the file names. */
export function readWorksheets(): WorksheetFile[] {
  return readCollection('worksheets', worksheetSchema).map(({ data }) => data);
}

/** Every rate plan, in the order of the file names. */
export function readRatePlans(): RatePlan[] {
  return readCollection('rates', ratePlanFileSchema).map(({ id, data }) => toRatePlan(id, data));
}

/** Customer quotes. */
export function readTestimonials(): ContentFile<TestimonialFile>[] {
  return readCollection('testimonials', testimonialSchema);
}

/** The site's own facts. */
export function readSite(): Site {
  return readContent('site.yaml', siteSchema);
}

function readCollection<S extends z.ZodType>(
  collection: string,
  schema: S,
): ContentFile<z.output<S>>[] {
  return listContentIds(collection).map((id) => ({
    id,
    data: readContent(`${collection}/${id}.yaml`, schema),
  }));
}

/** A content file by its path, parsed. Throws an error that names the file and each problem with its remedy. */
export function readContent<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  return fitSchema(path, parseFields(path, readText(path)), schema);
}

/** The ids of the bonds, in the order of the catalog. Throws if the files are not those of the bonds. */
function bondsWithFile(): readonly BondSlug[] {
  const files = listContentIds('bonds');
  const unknown = files.find((id) => !BOND_SLUGS.some((slug) => slug === id));
  const missing = BOND_SLUGS.find((slug) => !files.includes(slug));

  if (unknown !== undefined)
    throw new ContentError(
      `content/bonds/${unknown}.yaml: add ${unknown} to BONDS in ${BOND_TYPES}`,
    );
  if (missing !== undefined)
    throw new ContentError(
      `content/bonds/${missing}.yaml is missing: BONDS in ${BOND_TYPES} names it`,
    );

  return BOND_SLUGS;
}
