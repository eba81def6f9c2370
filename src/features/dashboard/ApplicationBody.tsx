import { type ReactNode, useState } from 'react';
import type { OwnApplication } from '~/data/applications/own-applications';
import { describeStatus } from '~/domain/applications/status-words';
import { declineReason } from '~/domain/applications/decline-reason';
import { openQuestion } from '~/domain/applications/open-question';
import { fetchPart } from '~/platform/fetch-part';
import { applicationFacts, inquiryPath, stepWords, wireOf } from './application-words';
import type { DeskSite } from './catalogue';
import { Chevron } from './Chevron';
import { NoticeLink } from './NoticeLink';
import { OnDemand } from './OnDemand';
import { WireCard } from './WireCard';

type Props = { application: OwnApplication; site: DeskSite };

/** Loads the timeline. The dashboard also calls this in advance, so that the timeline opens without a connection. */
export function loadTimeline() {
  return fetchPart(import('./ApplicationTimeline'));
}

const loadSentPapers = () => fetchPart(import('./SentPapers'));
const loadDeleteDraft = () => fetchPart(import('./DeleteDraft'));
const loadAnswerForm = () => fetchPart(import('./AnswerForm'));
const loadPriceOffer = () => fetchPart(import('./PriceOffer'));

/** The details of an application: its facts, what to do and its timeline. */
export function ApplicationBody({ application, site }: Props) {
  const { id, status } = application;
  const { sentence } = describeStatus(application);
  const asked = openQuestion(application);
  const facts = applicationFacts(application);
  const reason = status === 'declined' ? declineReason(application.events) : undefined;
  const wire = status === 'approved' ? wireOf(application) : undefined;

  return (
    <>
      {facts && <p className="text-muted tabular-nums">{facts}</p>}
      <p className="mt-2 max-w-text">
        {sentence} {status === 'draft' && stepWords(application)}
      </p>
      {reason !== undefined && (
        <>
          <p className="mt-3 text-sm text-muted">The underwriter’s reason:</p>
          <blockquote className="mt-1 max-w-text border-l-2 border-copper pl-4 wrap-anywhere whitespace-pre-line">
            {reason}
          </blockquote>
        </>
      )}
      {status === 'declined' && (
        <p className="mt-2">
          <a href={inquiryPath(application)} className="inline-flex min-h-touch items-center">
            Ask an underwriter what would help
          </a>
        </p>
      )}
      {(status === 'declined' || status === 'price_offered') && (
        <NoticeLink applicationNumber={application.number} />
      )}
      {wire && <WireCard wire={wire} site={site} />}
      {asked && (
        <OnDemand load={loadAnswerForm} label="Loading the question">
          {({ AnswerForm }) => <AnswerForm id={id} {...asked} />}
        </OnDemand>
      )}
      {status === 'price_offered' && (
        <OnDemand load={loadPriceOffer} label="Loading the new price">
          {({ PriceOffer }) => <PriceOffer application={application} />}
        </OnDemand>
      )}
      {status === 'draft' ? (
        <div className="mt-4">
          <OnDemand load={loadDeleteDraft} label="Loading Delete draft" lines={1}>
            {({ DeleteDraft }) => <DeleteDraft application={application} />}
          </OnDemand>
        </div>
      ) : (
        <>
          <Fold name="Timeline">
            <OnDemand load={loadTimeline} label="Loading the timeline">
              {(part) => <part.ApplicationTimeline application={application} site={site} />}
            </OnDemand>
          </Fold>
          <Fold name="Receipt and files">
            <OnDemand load={loadSentPapers} label="Loading your papers" lines={2}>
              {({ SentPapers }) => <SentPapers application={application} />}
            </OnDemand>
          </Fold>
        </>
      )}
    </>
  );
}

/** A part that is shown, and loads, when its name is pressed. */
function Fold({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details className="mt-3" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="fold-name inline-flex items-center gap-2">
        {name}
        <Chevron />
      </summary>
      {isOpen && children}
    </details>
  );
}
