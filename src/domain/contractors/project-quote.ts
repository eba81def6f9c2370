/** Fills in the applications for a project's bonds, as their forms store the answers. */
import { COMPANION_KEY } from '../bonds/companion-words.ts';
import type { BondSlug } from '../bonds/bond-types.ts';
import { isSameName, type KnownAnswers } from '../quote/known-answers.ts';
import { formatShortDate, todayIn, type IsoDate } from '../dates.ts';
import { givenTexts } from '../fields/given-texts.ts';
import { formatWholeMoney } from '../money.ts';
import { percentOf, upToDollar } from '../worksheets/worksheet-result.ts';
import { companyFacts, type DeskFacts } from './company-facts.ts';
import type { Project } from './contractor-desk.ts';

export const PROJECT_BONDS = [
  'bid-bond',
  'performance-bond',
  'payment-bond',
] as const satisfies BondSlug[];

export type ProjectBond = (typeof PROJECT_BONDS)[number];

const WHOLE_PERCENT = 100;

/**
 * The sections of an application for one bond of a project. The amount of a bid bond is the owner's share of the bid, or
 * the whole bid when the owner names no share, and of the final bonds the contract price. `known` are the answers of the
 * last application: those about the applicant, and about the business if it was this company. The desk's own facts are
 * newer and count first. Missing facts stay empty, and the form proposes the term of the final bonds.
 */
export function projectSections(
  bond: ProjectBond,
  desk: DeskFacts,
  project: Project,
  today: IsoDate,
  known?: Pick<KnownAnswers, 'applicant' | 'business'>,
) {
  const isBid = bond === 'bid-bond';
  const bid = project.bid ?? project.estimate;
  const price = isBid ? bid : (project.finalPrice ?? bid);
  const percent = isBid ? (project.bidPercent ?? WHOLE_PERCENT) : WHOLE_PERCENT;
  const cap = isBid ? (project.bidCap ?? Infinity) : Infinity;
  const bidDay = todayIn(project.timeZone, new Date(project.bidAt));

  return {
    bondDetails: {
      amount: formatWholeMoney(upToDollar(Math.min(percentOf(price, percent), cap))),
      obligee: project.ownerName,
      effectiveDate: formatShortDate(isBid && bidDay > today ? bidDay : today),
      ...(isBid && { termYears: '1' }),
      matter: givenTexts({
        project: [project.name, project.place].filter((part) => part !== '').join(', '),
        contractPrice: formatWholeMoney(price),
        ownerAddress: project.ownerAddress,
        // Most owners require both final bonds.
        ...(bond === 'performance-bond' && { [COMPANION_KEY]: 'payment-bond' }),
        // The number and the date of the contract are on the contract. A line finds its bid by the number of the bid.
        ...(isBid && {
          contractNumber: project.bidNumber || project.number,
          bidDate: formatShortDate(bidDay),
        }),
      }),
    },
    business: {
      ...(isSameName(known?.business?.['legalName'], desk.legalName) && known?.business),
      ...companyFacts(desk),
    },
    ...(known && { applicant: known.applicant }),
  };
}
