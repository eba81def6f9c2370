import type { PaperPreview } from '~/domain/papers/paper-preview';
import { BondFrame } from '~/ui/BondFrame';

type Props = {
  preview: PaperPreview;
  /** The number of the form that the court or agency requires in place of ours. */
  formNumber?: string | undefined;
  /** Whether a continuation certificate is made instead of a bond. */
  isRenewal?: boolean;
};

/** The first page of the paper as it will name the parties and the matter, so that a wrong name is found in time. */
export function PaperCard({ preview, formNumber, isRenewal = false }: Props) {
  const bondPrints =
    formNumber === undefined ? 'The bond prints' : `We write on form ${formNumber}`;

  return (
    <BondFrame label="Preview of the bond">
      <h3 className="text-2xl">{preview.title}</h3>
      {preview.caption && <p className="mt-1 font-display wrap-anywhere">{preview.caption}</p>}
      <dl className="mt-5 grid gap-x-8 gap-y-3 border-t border-bond-line pt-4 sm:grid-cols-2">
        {preview.lines.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">
        {isRenewal
          ? 'The continuation certificate names these parties. Your bond stays as it is.'
          : `${bondPrints} these facts exactly as you typed them. An office refuses a wrong name.`}
      </p>
    </BondFrame>
  );
}
