/** A socket that never opens, so that the list of documents gets no events. */
export class NoSocket extends EventTarget {
  send(): void {}
  close(): void {}
}
