interface Props {
  sentence: string;
  onClear: () => void;
}

/** The message for an empty result: the reason, links to support and to verification, and a button that clears the filters. */
export function EmptyResult({ sentence, onClear }: Props) {
  return (
    <div className="rounded-md border border-dashed border-control px-5 py-12 text-center">
      <h3 className="text-xl">No bonds found</h3>
      <p className="mx-auto mt-2 max-w-text text-muted">{sentence}</p>
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        <a href="/support" className="button button-secondary">
          Contact Support
        </a>
        <button type="button" onClick={onClear} className="button button-quiet">
          Show all bonds
        </button>
        <a href="/verify" className="button button-quiet">
          Verify a bond you hold
        </a>
      </p>
    </div>
  );
}
