import { customerFilesBefore } from '../../../../src/domain/bonds/filing-reminders.ts';
import { agencyDay } from '../../../../src/domain/business-day.ts';
import type { IssuingStep } from '../../../../src/domain/issuing/issuing-step.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError, type Outcome } from '../failures.ts';
import { formOf, lackingOn, unprintableOn } from '../papers/bond-words.ts';
import { FILING_WORDS } from '../papers/filing-words.ts';
import { signBond } from '../proof/sign-manifest.ts';
import type { Begun } from './begin-issue.ts';
import { factsOf, type BondToIssue } from './bond-to-issue.ts';
import { capturePayment } from './capture-payment.ts';
import type { StoredIssuingFacts } from './issuing-facts.ts';
import { restateForm } from './restate-form.ts';
import { storeBond } from './store-bond.ts';
import { storeOwnFormPapers } from './store-own-form-papers.ts';
import { storePapers } from './store-papers.ts';
import { storeWaitingPapersOf } from './store-waiting-papers.ts';
import type { StoredBond } from './stored-bond.ts';

/** What issuing reaches outside itself. */
export type IssuingDependencies = Pick<
  Dependencies,
  'database' | 'gateway' | 'allowedOrigins' | 'signingKey' | 'now' | 'log'
>;

/** One application on its way. */
export type IssuingRun = { dependencies: IssuingDependencies; bond: BondToIssue; begun: Begun };

type Step = (run: IssuingRun, facts: StoredIssuingFacts) => Promise<Outcome<undefined>>;

const DONE: Outcome<undefined> = { ok: true, value: undefined };

/** The action of each step after issuing has begun. Repeating an action has no further effect. */
export const STEPS: Record<Exclude<IssuingStep, 'begin'>, Step> = {
  capture({ dependencies }, { charge }) {
    if (charge === undefined)
      throw new Error('[issuing] A payment is asked for, and there is none');

    return capturePayment(dependencies, charge);
  },
  'store-bond': ({ dependencies, bond, begun }) => storeBond(dependencies.database, bond, begun),
  'make-papers': makePapers,
  async sign({ dependencies }, facts) {
    await signBond(dependencies, bondOf(facts).id);

    return DONE;
  },
  async 'put-in-force'({ dependencies: { database, now }, bond }) {
    const { applicationId, bondType: bondSlug, stateCode, effectiveDate, renewal } = bond;
    const isNew = renewal === undefined;
    const fileBefore =
      isNew &&
      customerFilesBefore(FILING_WORDS, { bondSlug, stateCode, effectiveDate }, agencyDay(now()));
    const { error } = await database.rpc('put_in_force', {
      of_application: applicationId,
      filing: fileBefore ? { fileBefore } : {},
    });
    if (error) throw new DependencyError('database', error.code);

    return DONE;
  },
};

async function makePapers(
  { dependencies, bond }: IssuingRun,
  issuing: StoredIssuingFacts,
): Promise<Outcome<undefined>> {
  const { database, allowedOrigins } = dependencies;
  const stored = bondOf(issuing);
  if (stored.hasPapers || bond.renewal) {
    await storeWaitingPapersOf(dependencies, stored.id);

    return DONE;
  }

  const facts = factsOf(stored, bond, allowedOrigins[0] ?? '');
  if (formOf(stored).ownForm) return storeOwnFormPapers(database, stored.id, facts);
  const words = await restateForm(database, stored.id, facts);
  if (unprintableOn(words).length > 0) return { ok: false, code: 'issued-not-printable' };
  if (lackingOn(words).length > 0) return { ok: false, code: 'issued-paper-lacks-matter' };
  await storePapers(database, stored.id, words);

  return DONE;
}

/** The bond of an issued application. Throws if there is none. */
export function bondOf({ bond }: StoredIssuingFacts): StoredBond {
  if (bond === undefined) throw new Error('[issuing] The application is issued and has no bond');

  return bond;
}
