/** An event whose work the browser lets the worker complete. */
type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** A request of a page. Without `respondWith`, it goes to the network as usual. */
export type PageRequest = WorkEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

/** The part of a service worker's `self` that we use. The DOM types do not have it. */
export type WorkerScope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageRequest) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: WorkEvent & { readonly data: unknown }) => void,
  ): void;
};
