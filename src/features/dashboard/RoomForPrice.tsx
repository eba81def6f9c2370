/** As long as the usual sentence on the price of a next term. */
const USUAL_SENTENCE =
  'At today’s rates, the next term (1 year) costs $1,000.00, the same as last time.';

/** Keeps the room of a price that is still loading, so that nothing moves when it comes. */
export function RoomForPrice() {
  return (
    <p className="invisible mt-1 tabular-nums" aria-hidden>
      {USUAL_SENTENCE}
    </p>
  );
}
