import { randomUUID } from 'node:crypto';
import { addDays, type IsoDate } from '../../../src/domain/dates.ts';
import { isWorkingDay } from '../../../src/domain/calendar/working-days.ts';
import { dollars } from '../../../src/domain/money.ts';
import { caseNumberOf } from './demo-matter.ts';
import { ATTORNEY } from './demo-professionals.ts';
import { insertRow, type DemoTransaction } from './insert-row.ts';

/** A sample matter. Days count from the day the accounts are created. Money is in dollars. */
type DemoMatter = {
  kind?: 'litigation';
  bond: string;
  state: string;
  county: string;
  court: string;
  subject: string;
  client: string;
  amount?: number;
  hearingInDays?: number;
  fileInDays?: number;
  facts?: Record<string, unknown>;
  note?: string;
  /** How many days after its first day the bond was filed. */
  filedAfterDays?: number;
  /** Attach the account's application for this bond and state. */
  isSent?: true;
};

const PROBATE = 'Probate Court';

const MATTERS: readonly DemoMatter[] = [
  {
    bond: 'administrator',
    state: 'SC',
    county: 'Charleston',
    court: PROBATE,
    subject: 'Mary Ann Smith (sample)',
    client: 'John Smith',
    amount: 250_000,
    hearingInDays: 9,
    fileInDays: 7,
    facts: {
      capacity: 'personal representative',
      cash: dollars(180_000),
      goods: dollars(70_000),
      objections: 'no',
      contest: 'no',
      attorneyStays: 'yes',
    },
    note: 'Sample note: the brother may object. Call him before the hearing.',
  },
  {
    bond: 'guardian-conservator',
    state: 'NC',
    county: 'Mecklenburg',
    court: 'Clerk of Superior Court',
    subject: 'Leo Grant (sample)',
    client: 'Iris Grant',
    hearingInDays: 21,
    facts: { wardIsMinor: 'yes', wardAge: '11' },
  },
  {
    bond: 'trustee',
    state: 'SC',
    county: 'Richland',
    court: PROBATE,
    subject: 'The Vance Family Trust (sample)',
    client: 'Edward Vance',
    amount: 500_000,
    hearingInDays: 14,
    isSent: true,
  },
  {
    bond: 'executor-personal-representative',
    state: 'NC',
    county: 'Mecklenburg',
    court: 'Clerk of Superior Court',
    subject: 'Harold Jenkins (sample)',
    client: 'Ruth Jenkins',
    amount: 175_000,
    fileInDays: 3,
    isSent: true,
  },
  {
    bond: 'executor-personal-representative',
    state: 'SC',
    county: 'Beaufort',
    court: PROBATE,
    subject: 'Eleanor Whitt (sample)',
    client: 'Paul Whitt',
    amount: 240_000,
    filedAfterDays: 27,
    isSent: true,
  },
  {
    kind: 'litigation',
    bond: 'appeal-supersedeas',
    state: 'TX',
    county: 'Harris',
    court: 'District Court, 190th Judicial District',
    subject: 'Coastal Millwork LLC v. Brandt (sample)',
    client: 'Dana Brandt',
    amount: 410_000,
    fileInDays: 12,
    facts: {
      compensatory: dollars(355_000),
      prejudgment: dollars(25_000),
      collateral: 'cash',
      collateralAmount: dollars(100_000),
    },
  },
];

/** The firm of the demo attorney with sample matters, two of them with an application. */
export async function addDemoFirm(
  transaction: DemoTransaction,
  { userId, name, today }: { userId: string; name: string; today: IsoDate },
): Promise<void> {
  const firmId = randomUUID();
  await insertRow(transaction, 'public.firms', {
    id: firmId,
    name,
    office_address: '18 Meeting Street, Charleston, SC 29401 (sample)',
  });
  await insertRow(transaction, 'public.firm_bar_numbers', {
    firm_id: firmId,
    state_code: 'SC',
    number: '100234',
  });
  await insertRow(transaction, 'public.firm_members', {
    firm_id: firmId,
    user_id: userId,
    role: 'owner',
  });
  for (const matter of MATTERS) await addMatter(transaction, { matter, firmId, userId, today });
}

async function addMatter(
  transaction: DemoTransaction,
  {
    matter,
    firmId,
    userId,
    today,
  }: { matter: DemoMatter; firmId: string; userId: string; today: IsoDate },
): Promise<void> {
  const id = randomUUID();
  const { amount, hearingInDays: hearing, fileInDays: file, filedAfterDays: filed, note } = matter;
  const sent = matter.isSent && sentFor(matter);
  await insertRow(transaction, 'public.matters', {
    id,
    firm_id: firmId,
    created_by: userId,
    responsible: userId,
    kind: matter.kind ?? 'fiduciary',
    bond_slug: matter.bond,
    state_code: matter.state,
    county: matter.county,
    court: matter.court,
    case_number: sent?.about?.['caseNumber'] === undefined ? '' : caseNumberOf(sent, today),
    subject_name: matter.subject,
    hearing_on: hearing === undefined ? null : workingDayFrom(addDays(today, hearing)),
    file_by: file === undefined ? null : workingDayFrom(addDays(today, file)),
    amount_cents: amount === undefined ? null : dollars(amount),
    facts: {
      ...matter.facts,
      ...(sent && filed !== undefined && { filedOn: addDays(today, sent.startsInDays + filed) }),
    },
  });
  await insertRow(transaction, 'public.matter_people', {
    id: randomUUID(),
    matter_id: id,
    role: 'client',
    full_name: matter.client,
    email: `${matter.client.split(' ')[0]?.toLowerCase()}@example.com`,
  });
  await insertRow(transaction, 'public.matter_access', { matter_id: id, user_id: userId });
  if (note) await insertRow(transaction, 'public.matter_notes', { matter_id: id, words: note });
  if (!matter.isSent) return;

  await transaction.query(
    `update public.matters
     set application_id = (
       select id from public.applications
       where user_id = $2 and bond_slug = $3 and state_code = $4 and status <> 'draft'
       limit 1
     )
     where id = $1`,
    [id, userId, matter.bond, matter.state],
  );
  // As the database does when an attorney enters the day.
  await transaction.query(
    `insert into public.bond_filing_steps (bond_id, step)
     select bond.id, 'filed'
     from public.matters as matter join public.bonds as bond on bond.application_id = matter.application_id
     where matter.id = $1 and matter.facts ? 'filedOn' and bond.status = 'active'`,
    [id],
  );
}

/** The account's bond or application for the bond and the state of a matter. */
function sentFor({ bond, state }: DemoMatter) {
  return [...ATTORNEY.bonds, ...ATTORNEY.applications].find(
    ({ bondSlug, stateCode }) => bondSlug === bond && stateCode === state,
  );
}

/** The day, or the next one on which courts are open. */
function workingDayFrom(day: IsoDate): IsoDate {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}
