import { vi } from 'vitest';

/** What a fake request was sent with. */
export type SentUpload = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Blob;
  request: FakeUpload;
};

/** Stands in for XMLHttpRequest: the test moves it along and answers it. */
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

  /** So many bytes have left. */
  move(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }

  /** The server answers. */
  answer(status: number, text = ''): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }

  /** The connection breaks off. */
  breakOff(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let listener: (sent: SentUpload) => void = () => undefined;

/** Hand every upload to the test, after it was sent. */
export function onUpload(handle: (sent: SentUpload) => void): void {
  listener = (sent) => queueMicrotask(() => handle(sent));
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}
