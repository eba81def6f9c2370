import type { BondPage } from '~/domain/papers/bond-page';
import type { DraftPage } from '~/domain/papers/draft-page';
import type { FilledPiece } from '~/domain/papers/form-blanks';
import { splitGaps } from '~/domain/papers/gaps';
import { BondFrame } from '~/ui/BondFrame';

/**
 * The bond as its paper will read, up to the signatures, and below it the bond that comes with it. Facts that nobody gave
 * yet are marked.
 */
export function PaperSheet({ page, isNarrow = false }: { page: DraftPage; isNarrow?: boolean }) {
  return (
    <BondFrame label="Preview of the bond" isNarrow={isNarrow} isLong>
      <Form page={page} isNarrow={isNarrow} />
      {page.companion && (
        <div className="mt-8 border-t border-bond-line pt-6">
          <Form page={page.companion} isNarrow={isNarrow} />
        </div>
      )}
    </BondFrame>
  );
}

function Form({ page, isNarrow }: { page: BondPage; isNarrow: boolean }) {
  const { frontPage } = page;

  return (
    <>
      {frontPage && (
        <div className="mb-8 border-b border-bond-line pb-6">
          <Head {...frontPage} isNarrow={isNarrow} />
          <Facts facts={frontPage.facts} isNarrow={isNarrow} />
        </div>
      )}
      <Head {...page} isNarrow={isNarrow} />
      <Facts facts={page.facts} isNarrow={isNarrow} />
      <p className="mt-5 border-y border-bond-line py-3 text-center">
        <span className="block font-display text-lg">
          Penal sum <Words text={page.penalSum} />
        </span>
        <Words text={page.penalSumInWords} />
      </p>
      <div className="mt-5 grid gap-3 text-sm wrap-anywhere">
        {page.paragraphs.map((paragraph, index) => (
          <p key={index}>
            <Pieces pieces={paragraph} />
          </p>
        ))}
        <ol className="grid list-decimal gap-2 pl-6">
          {page.provisions.map((provision, index) => (
            <li key={index}>
              <Pieces pieces={provision} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

type HeadProps = { title: string; about: string; isNarrow: boolean };

function Head({ title, about, isNarrow }: HeadProps) {
  return (
    <>
      <h3 className={isNarrow ? 'text-xl' : 'text-2xl'}>{title}</h3>
      <p className="mt-1 font-display">
        <Words text={about} />
      </p>
    </>
  );
}

function Facts({ facts, isNarrow }: { facts: BondPage['facts']; isNarrow: boolean }) {
  return (
    <dl
      className={`mt-5 grid gap-x-8 gap-y-3 border-t border-bond-line pt-4 ${isNarrow ? '' : 'sm:grid-cols-2'}`}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm">{label}</dt>
          <dd className="font-semibold wrap-anywhere">
            <Words text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Pieces({ pieces }: { pieces: readonly FilledPiece[] }) {
  return pieces.map(({ text, isFilled }, index) =>
    isFilled ? (
      <strong key={index} className="font-semibold">
        <Words text={text} />
      </strong>
    ) : (
      text
    ),
  );
}

/** A text with its gaps marked, for eyes and for screen readers. */
function Words({ text }: { text: string }) {
  return splitGaps(text).map((part, index) =>
    part.isGap ? (
      <span
        key={index}
        className="border-b border-dashed border-copper bg-copper-wash px-1 font-normal text-copper-strong"
      >
        {part.text}
        <span className="sr-only">, not filled in yet</span>
      </span>
    ) : (
      part.text
    ),
  );
}
