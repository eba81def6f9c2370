import { parseBondSlug } from '~/domain/bonds/bond-types';
import { forObligee } from '~/domain/bonds/obligee-words';
import { filingOffice } from '~/domain/bonds/paper-signing';
import { formatDate } from '~/domain/dates';
import { packetWords } from '~/domain/bonds/packet-words';
import { daysRemaining, remainingWords, renewalIsOpenWords } from '~/domain/bonds/renewal-words';
import { RIDER_NOTARY } from '~/domain/bonds/rider';
import { lastDayToRenew } from '~/domain/renewals/reminders';
import { today } from '~/platform/clock';
import { showToast } from '~/stores/toasts';
import { AddToCalendar } from './AddToCalendar';
import { ApplicationBody } from './ApplicationBody';
import type { DeskCatalogue, DeskSite } from './catalogue';
import { filingOf, signedBond } from './catalogue-filing';
import { DownloadButton } from './DownloadButton';
import { FilingSteps } from './FilingSteps';
import { focusApplications } from './focus-applications';
import type { Item } from './inbox-of';
import { PaperTick } from './PaperTick';
import { RiderDownloads } from './RiderDownloads';
import { deskLink } from './use-desk-address';

type Props = { item: Item; catalogue: DeskCatalogue; site: DeskSite };

/** The details of a line of the inbox. */
export function InboxDetails({ item, catalogue, site }: Props) {
  if (item.kind === 'renewal') return <RenewalDetails bond={item.bond} />;
  if (item.kind === 'filing') {
    if (item.bond.rider > 0) return <RiderDetails bond={item.bond} />;

    return item.bond.term > 1 ? (
      <CertificateDetails bond={item.bond} />
    ) : (
      <FilingDetails bond={item.bond} catalogue={catalogue} />
    );
  }

  return <ApplicationBody application={item.application} site={site} />;
}

type RenewalBond = Extract<Item, { kind: 'renewal' }>['bond'];

function RenewalDetails({ bond }: { bond: RenewalBond }) {
  const { id, number, nextDue, endsOn } = bond;

  return (
    <>
      <p className="max-w-text">
        <span className="tabular-nums">{number}</span>:{' '}
        {remainingWords(daysRemaining(nextDue, today()))}. {renewalIsOpenWords(endsOn, nextDue)}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        <AddToCalendar bond={bond} day={lastDayToRenew(nextDue)} />
        <SeeBond id={id} />
      </p>
    </>
  );
}

type FilingBond = Extract<Item, { kind: 'filing' }>['bond'];

function FilingDetails({ bond, catalogue }: { bond: FilingBond; catalogue: DeskCatalogue }) {
  const { id, number, obligee, done, filer } = bond;
  const filing = filingOf(catalogue, bond);

  return (
    <>
      <p className="max-w-text">
        <span className="tabular-nums">{number}</span>, {forObligee(bond.bondSlug, obligee)}.{' '}
        {filing?.how}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <DownloadButton bond={{ id, number }} type="bond" label="Bond" />
        <DownloadButton bond={{ id, number }} type="poa" label="POA" />
        <DownloadButton bond={{ id, number }} type="packet" label="Filing packet" />
      </p>
      <p className="mt-2 text-sm text-muted">{packetWords(filer)}</p>
      <div className="mt-3">
        <FilingSteps
          bondId={id}
          done={done}
          filer={filer}
          bond={signedBond(catalogue, bond)}
          onFinished={() => leaveLine(`You have nothing left to do for ${number}.`)}
        />
      </div>
      <p className="mt-2">
        <SeeBond id={id} />
      </p>
    </>
  );
}

function CertificateDetails({ bond }: { bond: FilingBond }) {
  const { id, number, term, obligee, effectiveDate } = bond;
  const verb = effectiveDate > today() ? 'starts' : 'started';

  return (
    <>
      <p className="max-w-text">
        <span className="tabular-nums">{number}</span>, {forObligee(bond.bondSlug, obligee)}. The
        new term {verb} on {formatDate(effectiveDate)}. File the continuation certificate{' '}
        {verb === 'starts' ? 'before that day' : 'now'}, at the office that has the bond. Do not
        file the bond again.
      </p>
      <p className="mt-3">
        <DownloadButton
          bond={{ id, number }}
          type="continuation"
          ordinal={term}
          label="Continuation Certificate"
        />
      </p>
      <div className="mt-3">
        <PaperTick
          bondId={id}
          paper={{ term }}
          isFiled={false}
          onFiled={() => leaveLine(`The certificate of ${number} is filed.`)}
        />
      </div>
      <p className="mt-2">
        <SeeBond id={id} />
      </p>
    </>
  );
}

function RiderDetails({ bond }: { bond: FilingBond }) {
  const { id, number, bondSlug, rider, bringsPower, obligee, effectiveDate } = bond;

  return (
    <>
      <p className="max-w-text">
        Rider {rider} of {formatDate(effectiveDate)} changes{' '}
        <span className="tabular-nums">{number}</span>. Sign the rider, and file{' '}
        {bringsPower ? 'both papers' : 'it'} with {filingOffice(parseBondSlug(bondSlug), obligee)}.
        {RIDER_NOTARY} If the office has the bond already, do not file the bond again. Otherwise,
        file them together.
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <RiderDownloads bond={{ id, number }} rider={rider} bringsPower={bringsPower} />
      </p>
      <div className="mt-3">
        <PaperTick
          bondId={id}
          paper={{ rider }}
          isFiled={false}
          onFiled={() => leaveLine(`Rider ${rider} of ${number} is filed.`)}
        />
      </div>
      <p className="mt-2">
        <SeeBond id={id} />
      </p>
    </>
  );
}

/** The line has left the list, which may be a screen above. */
function leaveLine(news: string): void {
  showToast({
    title: 'Saved',
    description: `${news} To clear a tick, open the bond.`,
    type: 'success',
  });
  focusApplications();
}

function SeeBond({ id }: { id: string }) {
  return (
    <a {...deskLink({ tab: 'bonds', bondId: id })} className="button button-quiet -mx-3">
      See the bond and its papers
    </a>
  );
}
