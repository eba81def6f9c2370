/** A part of a file to keep, from byte `from` up to but not including `to`, or new bytes. */
export type Piece = { from: number; to: number } | Uint8Array<ArrayBuffer>;
