import { agencyDay } from '~/domain/business-day';
import { BASIS_LABELS } from '~/domain/contractors/closed-sets';
import {
  type ContractorDesk,
  currentGrant,
  deskUse,
  lineAccount,
  lacksTradeOrLicense,
  lineSchedules,
  lineStatement,
} from '~/domain/contractors/contractor-desk';
import { conditionWords } from '~/domain/contractors/condition-words';
import { awaitsResult } from '~/domain/contractors/project-stages';
import { unreadScheduleWords } from '~/domain/contractors/schedule-words';
import { expiryNotice } from '~/domain/contractors/statement-notice';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { now } from '~/platform/clock';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { Alert } from '~/ui/Alert';
import { LoadedPart } from '~/ui/LoadedPart';
import { PairList } from '~/ui/PairList';
import { LinePicture } from './LinePicture';
import { LOAD_FAILURES } from './load-failures';

const loadTogether = () =>
  fetchPart(import('./AskTogether').then(({ AskTogether }) => AskTogether));

const loadLetters = () => fetchPart(import('./Letters').then(({ Letters }) => Letters));

const loadNoLine = () => fetchPart(import('./NoLine').then(({ NoLine }) => NoLine));

const loadUnsigned = () =>
  fetchPart(import('./UnsignedIndemnity').then(({ UnsignedIndemnity }) => UnsignedIndemnity));

/** The bonding line: its used and free parts, its terms, and the check of several bids together. */
export function LineTab({ desk }: { desk: ContractorDesk }) {
  const line = currentGrant(desk);
  const notice = expiryNotice(lineStatement(desk)?.staleAfter, agencyDay(now()));
  const { unsigned } = lineAccount(desk);
  const opened = desk.projects.filter((project) => awaitsResult(project, now()));

  return (
    <div className="grid gap-8">
      {notice && <Alert type="warning">{notice}</Alert>}
      {lacksTradeOrLicense(desk) && (
        <Alert type="info" title="Add your trades and licenses under Company">
          An underwriter looks at both for your line.
        </Alert>
      )}
      {opened.length > 0 && (
        <Alert type="info" title="Record the results of your bids under Projects">
          {opened.map(({ number, name }) => `${number}, ${name}`).join('; ')}
        </Alert>
      )}
      {line && unsigned > 0 && (
        <LoadedPart
          load={loadUnsigned}
          label="Loading who has not signed"
          failures={LOAD_FAILURES}
          onRecovery={onReconnection}
        >
          {(UnsignedIndemnity) => <UnsignedIndemnity people={unsigned} />}
        </LoadedPart>
      )}
      {line ? (
        <Line desk={desk} />
      ) : (
        <LoadedPart
          load={loadNoLine}
          label="Loading your line"
          failures={LOAD_FAILURES}
          onRecovery={onReconnection}
        >
          {(NoLine) => <NoLine desk={desk} />}
        </LoadedPart>
      )}
      {line && (
        <LoadedPart
          load={loadTogether}
          label="Loading your projects"
          failures={LOAD_FAILURES}
          onRecovery={onReconnection}
        >
          {(AskTogether) => <AskTogether desk={desk} />}
        </LoadedPart>
      )}
      {line && (
        <LoadedPart
          load={loadLetters}
          label="Loading your letters"
          failures={LOAD_FAILURES}
          onRecovery={onReconnection}
        >
          {(Letters) => <Letters desk={desk} line={line} />}
        </LoadedPart>
      )}
    </div>
  );
}

function Line({ desk }: { desk: ContractorDesk }) {
  const line = currentGrant(desk);
  if (!line) return null;

  const use = deskUse(desk, line);
  const unread = unreadScheduleWords(use, lineSchedules(desk));

  return (
    <section aria-labelledby="line-title">
      <h2 id="line-title" className="text-xl">
        Your bonding line
      </h2>
      {line.isSuspended && (
        <div className="mt-3">
          <Alert type="danger" title="Your line is suspended">
            {line.suspendReason}
          </Alert>
        </div>
      )}
      <div className="mt-4">
        <LinePicture aggregate={line.aggregate} basis={line.basis} use={use.counted} />
      </div>
      {unread && <p className="mt-3 max-w-text">{unread}</p>}
      <div className="mt-6">
        <PairList
          pairs={[
            { label: 'Limit for one job', value: formatWholeMoney(line.single) },
            { label: 'Limit for all jobs', value: formatWholeMoney(line.aggregate) },
            { label: 'What counts', value: BASIS_LABELS[line.basis] },
            { label: 'Next review', value: formatDate(line.reviewOn) },
            ...conditionWords(line.conditions, desk.indemnitors),
          ]}
        />
      </div>
    </section>
  );
}
