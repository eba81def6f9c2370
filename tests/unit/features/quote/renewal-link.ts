import { addDays } from '~/domain/dates';
import type { QuoteDraft } from '~/domain/quote/draft';
import { loadRules } from '~/features/quote/rules-loader';
import { startQuote } from '~/features/quote/start';
import { deviceStorage } from '~/platform/browser-storage';
import { today } from '~/platform/clock';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { buildDraft, CATALOGUE } from './wizard-builder';

export const BOND_ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

/** Inside the 90 days in which a renewal is open. */
export const DUE = addDays(today(), 20);

/** The link that renews the bond. */
export const RENEWAL = `?bondType=notary&state=TX&renews=${BOND_ID}`;

const rules = await loadRules();

/** The row of the bond, as the account has it. */
export function aBondToRenew(): object {
  return {
    bond_type_id: 'notary',
    state_code: 'TX',
    amount_cents: 1_000_000,
    number: 'MSB-27182818',
    principal: 'Marisol Okafor',
    status: 'active',
    obligee: 'State of Texas',
    payee: 'the State of Texas',
    effective_date: '2025-01-01',
    expiry_date: DUE,
    renewals: [{ next_due: DUE, status: 'upcoming' }],
    applications: { answers: { applicant: { firstName: 'Marisol', ssn: '219098765' } } },
  };
}

/** Open the wizard with a link. */
export function arrive(search: string) {
  return startQuote({
    catalogue: CATALOGUE,
    site: { name: 'Marshline Surety', phone: '(843) 555-0142', email: 'help@example.com' },
    search,
    entryQuoteId: undefined,
    storage: deviceStorage,
    now: new Date(),
  });
}

/** This browser has a draft. */
export function keepDraftHere(sections: object, changes: Partial<QuoteDraft> = {}): void {
  const draft = buildDraft({ sections, savedAt: new Date().toISOString(), ...changes });
  localStorage.setItem(DRAFT_KEY, rules.writeDraft(draft));
}
