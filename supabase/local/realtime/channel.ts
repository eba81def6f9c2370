import type { Database } from '../database/database.ts';
import type { Change } from './changes.ts';
import { FilterError } from './filters.ts';
import type { Frame } from './frames.ts';
import { readChange } from './read-change.ts';
import { subscriberOfToken, TokenRefusedError, type Subscriber } from './subscriber.ts';
import { checkSubscription, isAbout, type Subscription } from './subscriptions.ts';

/** The services that a channel uses. */
export type ChannelParts = {
  database: Database;
  jwtSecret: string;
  /** Send a message of this channel to its client. */
  push: (event: string, payload: Frame['payload']) => void;
  /** Called when the channel has closed and its client was told. */
  onClosed: () => void;
};

/** The longest wait of a Node timer, about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** One joined topic: the subscriber and the requested changes. */
export class Channel {
  readonly #parts: ChannelParts;
  readonly #name: string;
  readonly #subscriptions: readonly Subscription[];
  #subscriber: Subscriber;
  #token: string | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #isListening = false;

  constructor(
    parts: ChannelParts,
    joined: { name: string; subscriptions: Subscription[]; subscriber: Subscriber },
  ) {
    this.#parts = parts;
    this.#name = joined.name;
    this.#subscriptions = joined.subscriptions;
    this.#subscriber = joined.subscriber;
  }

  /** Subscribe to the changes, and report success or the reason for failure. */
  async listen(): Promise<void> {
    this.#watchExpiry();
    if (this.#subscriptions.length === 0) return;

    try {
      for (const subscription of this.#subscriptions) {
        await checkSubscription(this.#parts.database, subscription, this.#subscriber);
      }
      this.#isListening = true;
      this.#say('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      this.#isListening = false;
      this.#say('postgres_changes', 'error', error.message);
    }
  }

  /** Continue as the subscriber of another token. An invalid token closes the channel. */
  async changeToken(token: unknown): Promise<void> {
    if (typeof token !== 'string' || token === this.#token) return;

    try {
      this.#subscriber = await subscriberOfToken(token, this.#parts.jwtSecret);
      this.#token = token;
    } catch (error) {
      if (!(error instanceof TokenRefusedError)) throw error;
      this.#shutDown(error.message);
      return;
    }
    await this.listen();
  }

  /** Send a change to its subscriptions, with the columns that the subscriber may see. */
  async tell(change: Change): Promise<void> {
    for (const subscription of this.#subscriptions) {
      if (!this.#isListening || !isAbout(subscription, change)) continue;

      const { database, push } = this.#parts;
      const data = await readChange(database, change, subscription, this.#subscriber);
      if (data && this.#isListening) push('postgres_changes', { ids: [subscription.id], data });
    }
  }

  /** Tell the client that the channel is closed. */
  close(): void {
    this.forget();
    this.#parts.push('phx_close', {});
    this.#parts.onClosed();
  }

  /** Stop without telling the client, because it is gone. */
  forget(): void {
    this.#isListening = false;
    clearTimeout(this.#expiry);
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiry);
    const { expiresAt } = this.#subscriber;
    if (expiresAt === undefined) return;

    const remaining = Math.min(expiresAt - Date.now(), LONGEST_TIMER_MS);
    this.#expiry = setTimeout(() => this.#shutDown('Token has expired 0 seconds ago'), remaining);
  }

  #shutDown(message: string): void {
    this.#say('system', 'error', message);
    this.close();
  }

  #say(extension: string, status: 'ok' | 'error', message: string): void {
    this.#parts.push('system', { extension, status, message, channel: this.#name });
  }
}
