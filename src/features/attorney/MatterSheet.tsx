import { useState } from 'react';
import type { AttorneyAccount } from '~/data/firms/firm';
import type { LoadedMatter } from '~/data/firms/matters';
import { isApplied } from '~/domain/matters/ball';
import { askedPaymentOf } from '~/domain/matters/board';
import type { MatterSection } from '~/domain/matters/matter-field';
import { askedFields, MATTER_SECTIONS } from '~/domain/matters/matter-fields';
import { matterSubtitle, matterTitle } from '~/domain/matters/matter-title';
import { textOf } from '~/domain/matters/matter-values';
import { readNewFacts } from '~/domain/matters/new-matter';
import { MATTER_KINDS, type MatterKind } from '~/domain/matters/matter-words';
import { PAYERS } from '~/domain/matters/payers';
import type { SigningState } from '~/domain/signing/signing-state';
import { readAddressSearch } from '~/platform/address';
import { fetchPart } from '~/platform/fetch-part';
import { boardView, matterView, SINGLE_KEY } from '~/stores/attorney';
import { Card } from '~/ui/Card';
import { LoadedView } from '~/ui/LoadedView';
import { useHeadingFocus } from '~/ui/use-heading-focus';
import { useTitle } from '~/ui/use-title';
import { AccessPanel } from './AccessPanel';
import { AmountPanel } from './AmountPanel';
import { Bondability } from './Bondability';
import { BondPanel } from './BondPanel';
import type { DeskStates } from './desk-states';
import { FactField } from './FactField';
import { LOAD_FAILURES } from './messages';
import { NotesPanel } from './NotesPanel';
import { OnDemand } from './OnDemand';
import { PeopleFields } from './PeopleFields';
import { deskLink } from './use-attorney-address';
import { SavingStatus } from './SavingStatus';
import { useMatterForm } from './use-matter-form';
import { useView } from './use-view';

/** On a phone, the form comes before these panels. */
const PARTS = [
  { id: 'part-bond', label: 'The bond' },
  { id: 'part-signing', label: 'Client’s part' },
  { id: 'part-amount', label: 'Amount by the rule' },
];

const loadSigning = () => fetchPart(import('./signing/SigningPanel'));
const loadFiles = () => fetchPart(import('./files/FilesPanel'));

type Props = {
  id: string;
  newKind: MatterKind | undefined;
  account: Extract<AttorneyAccount, { firm: object }>;
  userId: string;
  states: DeskStates;
};

/**
 * One matter: its facts, the amount, the non-binding answer, the price, private notes and access.
 */
export function MatterSheet({ id, newKind, account, userId, states }: Props) {
  const view = useView(matterView, id);

  return (
    <>
      <p className="attorney-back no-print mb-4">
        <a {...deskLink({})}>Back to the matters</a>
      </p>
      <LoadedView
        view={view}
        label="Loading the matter"
        lines={8}
        failures={LOAD_FAILURES}
        onRetry={() => void matterView.refresh(id)}
      >
        {({ matter }) => {
          const shown = matter ?? (newKind && newMatter(id, newKind, { ...account, userId }));

          return shown ? (
            <Sheet matter={shown} account={account} states={states} />
          ) : (
            <p>This matter does not exist, or you are not named for it.</p>
          );
        }}
      </LoadedView>
    </>
  );
}

/**
 * A matter that is saved with its first change. A link may have filled in facts of an inquiry. The database makes the user
 * who saves it responsible, and names the user for it.
 */
function newMatter(
  id: string,
  kind: MatterKind,
  { firm, userId }: Props['account'] & Pick<Props, 'userId'>,
): LoadedMatter {
  const bond = kind === 'litigation' ? { bond: 'appeal-supersedeas' } : {};
  const known = readNewFacts(readAddressSearch(), kind);

  return {
    id,
    kind,
    version: 0,
    values: { payer: firm.payerDefault, ...bond, ...known },
    people: [],
    isClosed: false,
    responsible: userId,
    named: [userId],
    note: { words: '', version: 0 },
  };
}

function Sheet({
  matter,
  account,
  states,
}: { matter: LoadedMatter } & Omit<Props, 'id' | 'newKind' | 'userId'>) {
  const form = useMatterForm(matter);
  const { isStored } = form;
  const board = useView(boardView, SINGLE_KEY);
  const progress = board.value?.progress.get(matter.id);
  // The panel of the client's part knows of each change first.
  const [signing, setSigning] = useState<readonly SigningState[]>();
  const [openCorrections, setOpenCorrections] = useState<number>();
  const listed = board.value?.matters.find(({ id }) => id === matter.id);
  const payment = askedPaymentOf(listed, progress);
  const { kind, values } = form.facts;
  const titled = {
    subject: textOf(values, 'subject'),
    bond: textOf(values, 'bond'),
    county: textOf(values, 'county'),
    reference: textOf(values, 'reference'),
    capacity: textOf(values, 'capacity'),
  };
  const title = matterTitle(titled);
  const mayEdit = account.role !== 'billing' && !matter.isClosed;
  const isBeforeApplication = !isApplied(progress) && textOf(values, 'filedOn') === '';
  const heading = useHeadingFocus();
  useTitle(title);

  return (
    <div className="grid gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="focus:outline-none">
          {title}
        </h2>
        <p className="text-muted">
          {MATTER_KINDS[kind]}. {matterSubtitle(titled)}
        </p>
        <SavingStatus kind={kind} form={form} />
      </div>
      <nav aria-label="Parts of the matter" className="attorney-parts no-print">
        {PARTS.map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <div className="attorney-sheet">
        <fieldset disabled={!mayEdit} className="grid min-w-0 gap-6">
          {(Object.keys(MATTER_SECTIONS) as MatterSection[]).map((section) => (
            <Card key={section} title={MATTER_SECTIONS[section]}>
              <div className="attorney-fields">
                {askedFields(form.facts)
                  .filter((field) => field.section === section)
                  .map((field) => (
                    <FactField key={field.key} field={field} form={form} states={states} />
                  ))}
              </div>
            </Card>
          ))}
          <div id="part-people" tabIndex={-1}>
            <Card title="People">
              <PeopleFields form={form} />
            </Card>
          </div>
        </fieldset>
        <div className="grid min-w-0 gap-6">
          <div id="part-bond" tabIndex={-1}>
            <BondPanel
              id={matter.id}
              form={form}
              states={states}
              progress={progress}
              signing={signing ?? listed?.signing}
              openCorrections={openCorrections ?? listed?.openCorrections}
              payment={payment?.state}
              isClosed={matter.isClosed}
              mayOpen={account.role !== 'billing'}
              isKnown={board.value !== undefined || board.failure !== undefined}
            />
          </div>
          <Bondability
            matter={matter}
            form={form}
            mayEdit={mayEdit}
            isBefore={isBeforeApplication}
          />
          <div id="part-signing" tabIndex={-1}>
            {isStored && (
              <OnDemand load={loadSigning} label="Loading the client’s part">
                {({ SigningPanel }) => (
                  <SigningPanel
                    matterId={matter.id}
                    stateCode={textOf(values, 'state')}
                    payer={PAYERS.find((payer) => payer === textOf(values, 'payer')) ?? 'client'}
                    payment={payment}
                    mayEdit={mayEdit}
                    mayInvite={isBeforeApplication}
                    isSaved={form.saving.status === 'saved'}
                    onStates={setSigning}
                    onCorrections={setOpenCorrections}
                    onAccepted={form.takeInNow}
                  />
                )}
              </OnDemand>
            )}
          </div>
          <div id="part-amount" tabIndex={-1}>
            <AmountPanel form={form} states={states} progress={progress} />
          </div>
          {isStored && (
            <OnDemand load={loadFiles} label="Loading the files">
              {({ FilesPanel }) => <FilesPanel matterId={matter.id} mayEdit={mayEdit} />}
            </OnDemand>
          )}
          {account.role !== 'billing' && isStored && (
            <>
              <NotesPanel id={matter.id} note={matter.note} />
              <AccessPanel matter={matter} account={account} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
