/** A socket that never opens: nobody tells the list of documents what changed. */
export class NoSocket extends EventTarget {
  send(): void {}
  close(): void {}
}
