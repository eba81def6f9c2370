import { vi } from 'vitest';

/** The content of a fake request. */
export type SentUpload = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Blob;
  request: FakeUpload;
};

/** Replaces XMLHttpRequest: the test controls its progress and answers it. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private method = '';
  private url = '';
  private readonly headers: Record<string, string> = {};

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }

  send(body: Blob): void {
    const { method, url, headers } = this;
    listener({ method, url, headers, body, request: this });
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  /** Report this many sent bytes. */
  move(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }

  /** The server answers. */
  answer(status: number, text = ''): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }

  /** The connection breaks. */
  breakOff(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let listener: (sent: SentUpload) => void = () => undefined;

/** Pass every upload to the test after it was sent. */
export function onUpload(handle: (sent: SentUpload) => void): void {
  listener = (sent) => queueMicrotask(() => handle(sent));
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}
