import type { OwnApplication } from '~/data/own-applications';
import { canWithdraw, draftKeptUntil, standingOf } from '~/domain/applications/standing';
import { openQuestion } from '~/domain/applications/timeline';
import { formatDate } from '~/domain/dates';
import { dayOf } from '~/platform/clock';
import { fetchPart } from '~/platform/fetch-part';
import { CategoryIcon } from '~/ui/CategoryIcon';
import {
  applicationFacts,
  applicationMoments,
  applicationTitle,
  paymentWords,
  stepWords,
} from './application-words';
import { categoryOf, type DeskCatalogue, type DeskSite } from './catalogue';
import { DeleteDraft } from './DeleteDraft';
import { OnDemand } from './OnDemand';
import { StatusBadge } from './StatusBadge';
import { Timeline } from './Timeline';
import { WithdrawApplication } from './WithdrawApplication';

type Props = { application: OwnApplication; catalogue: DeskCatalogue; site: DeskSite };

const loadAnswerForm = () => fetchPart(import('./AnswerForm'));

/** One application as a paper: where it stands, what to do with it, and how it came there. */
export function ApplicationPaper({ application, catalogue, site }: Props) {
  const { id, status, bondSlug } = application;
  const { label, tone, holder, sentence } = standingOf(application);
  const asked = openQuestion(application);
  const facts = applicationFacts(application);

  return (
    <article
      aria-labelledby={`application-${id}`}
      className={`rounded-md border border-rule bg-surface p-4 sm:p-6 ${
        holder === 'you' ? 'border-l-4 border-l-copper' : ''
      }`}
    >
      <div className="flex items-start gap-4">
        <CategoryIcon
          kind={categoryOf(catalogue, bondSlug)}
          className="hidden w-14 shrink-0 sm:block"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h3 id={`application-${id}`}>{applicationTitle(application)}</h3>
            <StatusBadge label={label} tone={tone} />
          </div>
          {facts && <p className="text-muted tabular-nums">{facts}</p>}
          <p className="mt-2 max-w-text">
            {paymentWords(application)} {sentence} {status === 'draft' && draftWords(application)}
          </p>
          {asked && (
            <OnDemand load={loadAnswerForm} label="Loading the question">
              {({ AnswerForm }) => <AnswerForm id={id} {...asked} />}
            </OnDemand>
          )}
          <div className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-2 empty:hidden">
            {status === 'draft' && (
              <>
                <a
                  href={`/quote?resume=${encodeURIComponent(id)}`}
                  className="button button-secondary"
                >
                  Resume <span className="sr-only">{applicationTitle(application)}</span>
                </a>
                <DeleteDraft application={application} />
              </>
            )}
          </div>
          {status !== 'draft' && (
            <details className="mt-3">
              <summary className="inline-flex min-h-touch items-center gap-2 font-semibold text-tide underline underline-offset-4">
                Timeline
                <Chevron />
              </summary>
              <div className="mt-3 mb-2">
                <Timeline moments={applicationMoments(application, site.name)} />
              </div>
              {canWithdraw(status) && <WithdrawApplication application={application} />}
            </details>
          )}
        </div>
      </div>
    </article>
  );
}

function draftWords(application: OwnApplication): string {
  const until = formatDate(draftKeptUntil(dayOf(application.updatedAt)));

  return [stepWords(application), `It is kept until ${until}.`].filter(Boolean).join(' ');
}

/** Turns over when what it belongs to is open. */
export function Chevron() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="turns size-4 fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m3 6 5 5 5-5" />
    </svg>
  );
}
