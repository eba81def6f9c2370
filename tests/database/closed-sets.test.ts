import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_EVENT_KINDS, STAFF_EVENT_KINDS } from '~/domain/application-events';
import { ALLOWED_MOVES, APPLICATION_STATUSES } from '~/domain/application-status';
import { ALLOWED_BOND_MOVES, BOND_STATUSES } from '~/domain/bonds/bond-status';
import {
  ALLOWED_REQUEST_MOVES,
  REQUEST_KINDS,
  REQUEST_STATUSES,
  RIDER_KINDS,
} from '~/domain/bond-requests/request-kinds';
import { PROOF_KINDS } from '~/domain/bond-requests/request-proofs';
import { CERTIFICATE_STEP, FILING_STEPS, RIDER_STEP } from '~/domain/bonds/filing-steps';
import { BOND_CATEGORIES, DOCUMENT_TYPES, UPLOAD_TYPES } from '~/domain/bonds/bond-types';
import { RENEWAL_STATUSES } from '~/domain/renewals/renewal-window';
import { MATTER_FILE_KINDS } from '~/domain/matters/matter-file-kinds';
import { FIRM_ROLES, MATTER_ACCESS, MATTER_KINDS } from '~/domain/matters/matter-words';
import { PAYERS } from '~/domain/matters/payers';
import { FILE_KINDS, mimeTypeOf } from '~/domain/documents/file-kinds';
import { ASKERS, INQUIRY_ANSWERS, WORRIES } from '~/domain/inquiries/inquiry-words';
import { HOLD_UPS } from '~/domain/issuing/hold-ups';
import { PAYMENT_METHODS } from '~/domain/quote/payment-methods';
import { REVIEW_REASONS } from '~/domain/quote/review-reasons';
import { LINK_ROLES } from '~/domain/signing/part-fields';
import { SHARED_FACT_KEYS } from '~/domain/signing/shared-facts';
import { STATE_CODES } from '~/domain/us-states';
import { VITAL_NAMES } from '~/domain/vitals/vital-names';
import { NAVIGATIONS, VITAL_RATINGS } from '~/domain/vitals/vitals';
import {
  BASIS_LABELS,
  ENTITY_LABELS,
  FORM_LABELS,
  keysOf,
  LAW_LABELS,
  LEVEL_LABELS,
  RELATION_LABELS,
  STATEMENT_KIND_LABELS,
  WORK_KIND_LABELS,
} from '~/domain/contractors/closed-sets';
import { CONTRACTOR_FILE_KINDS } from '~/domain/contractors/contractor-file-kinds';
import { PROJECT_STAGES } from '~/domain/contractors/project-stages';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

async function valuesAllowedIn(table: string, column: string): Promise<string[]> {
  const [row] = await database.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and conname = $2`,
    [table, `${table.split('.')[1]}_${column}_check`],
  );

  return [...String(row?.['definition']).matchAll(/'([^']+)'::text/g)].map(([, value]) =>
    String(value),
  );
}

describe('a closed set in the database', () => {
  it.each([
    ['public.applications', 'status', APPLICATION_STATUSES],
    ['public.applications', 'state_code', STATE_CODES],
    ['public.applications', 'review_reasons', REVIEW_REASONS],
    ['public.applications', 'needs_hand', HOLD_UPS],
    ['public.application_events', 'kind', APPLICATION_EVENT_KINDS],
    ['public.bonds', 'status', BOND_STATUSES],
    ['public.bonds', 'state_code', STATE_CODES],
    ['public.bond_filing_steps', 'step', [...FILING_STEPS, CERTIFICATE_STEP, RIDER_STEP]],
    ['public.renewals', 'status', RENEWAL_STATUSES],
    ['public.bond_types', 'category', BOND_CATEGORIES],
    ['public.bond_required_documents', 'required_doc_type', DOCUMENT_TYPES],
    ['public.application_documents', 'doc_type', UPLOAD_TYPES],
    ['public.inquiries', 'asker', ASKERS],
    ['public.signing_links', 'role', LINK_ROLES],
    ['public.signing_links', 'payer', PAYERS],
    ['public.firms', 'payer_default', PAYERS],
    ['public.firms', 'matter_access', keysOf(MATTER_ACCESS)],
    ['public.firm_members', 'role', Object.keys(FIRM_ROLES)],
    ['public.firm_invitations', 'role', Object.keys(FIRM_ROLES)],
    ['public.matters', 'kind', keysOf(MATTER_KINDS)],
    ['public.matter_files', 'kind', keysOf(MATTER_FILE_KINDS)],
    ['public.signing_corrections', 'fact', SHARED_FACT_KEYS],
    ['public.inquiries', 'worry', WORRIES],
    ['public.inquiries', 'answer', INQUIRY_ANSWERS],
    ['public.bond_requests', 'kind', REQUEST_KINDS],
    ['public.bond_requests', 'status', REQUEST_STATUSES],
    ['public.bond_riders', 'kind', RIDER_KINDS],
    ['public.bond_request_proofs', 'kind', PROOF_KINDS],
    ['public.application_documents', 'mime_type', FILE_KINDS.map(mimeTypeOf)],
    ['public.payments', 'method', PAYMENT_METHODS],
    ['public.web_vitals', 'name', VITAL_NAMES],
    ['public.web_vitals', 'rating', VITAL_RATINGS],
    ['public.web_vitals', 'navigation', NAVIGATIONS],
    ['public.contractors', 'entity', keysOf(ENTITY_LABELS)],
    ['public.contractors', 'cpa_level', keysOf(LEVEL_LABELS)],
    ['public.contractor_files', 'kind', keysOf(CONTRACTOR_FILE_KINDS)],
    ['public.contractor_statements', 'kind', keysOf(STATEMENT_KIND_LABELS)],
    ['public.contractor_statements', 'level', keysOf(LEVEL_LABELS)],
    ['public.line_grants', 'basis', keysOf(BASIS_LABELS)],
    ['public.projects', 'work_kind', keysOf(WORK_KIND_LABELS)],
    ['public.projects', 'public_law', keysOf(LAW_LABELS)],
    ['public.projects', 'form', keysOf(FORM_LABELS)],
    ['public.projects', 'stage', PROJECT_STAGES],
    ['public.indemnitors', 'relation', keysOf(RELATION_LABELS)],
  ] as const)("%s.%s allows exactly the domain's values", async (table, column, expected) => {
    expect((await valuesAllowedIn(table, column)).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['application_status_moves', ALLOWED_MOVES],
    ['bond_status_moves', ALLOWED_BOND_MOVES],
    ['bond_request_moves', ALLOWED_REQUEST_MOVES],
  ])("private.%s contains exactly the domain's moves", async (table, moves) => {
    const stored = await database.query(`select from_status, to_status from private.${table}`);

    const fromDomain = Object.entries(moves).flatMap(([from, allowed]) =>
      (allowed as readonly string[]).map((to) => `${from} > ${to}`),
    );
    const fromDatabase = stored.map((move) => `${move['from_status']} > ${move['to_status']}`);
    expect(fromDatabase.sort()).toEqual(fromDomain.sort());
  });

  it('hides from customers exactly the events that the domain names as staff events', async () => {
    const [policy] = await database.query(
      `select qual from pg_policies where tablename = 'application_events' and qual like '%identity-revealed%'`,
    );
    const hidden = [...String(policy?.['qual']).matchAll(/'([a-z-]+)'::text/g)].map(
      ([, kind]) => kind,
    );

    expect(hidden.sort()).toEqual([...STAFF_EVENT_KINDS].sort());
  });
});
