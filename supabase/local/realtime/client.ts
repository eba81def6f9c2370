import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Change } from './changes.ts';
import { Channel } from './channel.ts';
import type { Frame } from './frames.ts';
import { subscriberOfToken, TokenRefusedError, type Subscriber } from './subscriber.ts';
import { readJoin, type Subscription } from './subscriptions.ts';

/** The services that a client's connection uses. */
export type ClientParts = {
  database: Database;
  jwtSecret: string;
  /** The subscriber for channels without a user's token, from the key of the connection. */
  subscriber: Subscriber;
  send: (frame: Frame) => void;
};

type Reply = (status: 'ok' | 'error', response: Frame['payload']) => void;

const PREFIX = 'realtime:';

const tokenSchema = z.looseObject({ access_token: z.unknown() });

/** One connection with its joined channels. */
export class Client {
  readonly #parts: ClientParts;
  readonly #channels = new Map<string, Channel>();
  #lastId = 0;

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  /** Handle a message. Call it with messages one after another, in the order sent. */
  async take(frame: Frame): Promise<void> {
    const { topic, event, payload } = frame;
    const reply: Reply = (status, response) =>
      this.#parts.send({ ...frame, event: 'phx_reply', payload: { status, response } });
    const channel = this.#channels.get(topic);

    if (topic === 'phoenix' && event === 'heartbeat') return reply('ok', {});
    if (event === 'phx_join') return this.#join(frame, reply);
    if (!channel) return reply('error', { reason: 'unmatched topic' });
    if (event === 'phx_leave') {
      reply('ok', {});
      return channel.close();
    }
    if (event === 'access_token') {
      return channel.changeToken(tokenSchema.parse(payload).access_token);
    }

    return reply('error', { reason: 'The local stack has no broadcast and no presence' });
  }

  /** Send a change to the channels. */
  async tell(change: Change): Promise<void> {
    for (const channel of [...this.#channels.values()]) await channel.tell(change);
  }

  /** The connection has closed. */
  forget(): void {
    for (const channel of this.#channels.values()) channel.forget();
    this.#channels.clear();
  }

  async #join({ topic, joinRef, payload }: Frame, reply: Reply): Promise<void> {
    const join = readJoin(payload);
    const name = topic.slice(PREFIX.length);
    if (!topic.startsWith(PREFIX) || name === '' || !join) {
      return reply('error', { reason: 'TopicNameRequired: You must provide a topic name' });
    }

    const subscriber = await this.#identify(join.access_token, reply);
    if (!subscriber) return;

    const subscriptions = join.config.postgres_changes.map((request) => ({
      ...request,
      id: (this.#lastId += 1),
    }));
    const channel = this.#open({ topic, joinRef }, { name, subscriptions, subscriber });
    reply('ok', { postgres_changes: subscriptions });
    await channel.listen();
  }

  async #identify(token: string | null | undefined, reply: Reply): Promise<Subscriber | undefined> {
    if (!token || token.startsWith('sb_')) return this.#parts.subscriber;

    try {
      return await subscriberOfToken(token, this.#parts.jwtSecret);
    } catch (error) {
      if (!(error instanceof TokenRefusedError)) throw error;
      reply('error', { reason: `${error.code}: ${error.message}` });
      return undefined;
    }
  }

  #open(
    { topic, joinRef }: Pick<Frame, 'topic' | 'joinRef'>,
    joined: { name: string; subscriptions: Subscription[]; subscriber: Subscriber },
  ): Channel {
    this.#channels.get(topic)?.close();
    const { database, jwtSecret, send } = this.#parts;
    const channel = new Channel(
      {
        database,
        jwtSecret,
        push: (event, payload) => send({ joinRef, ref: null, topic, event, payload }),
        onClosed: () => this.#channels.delete(topic),
      },
      joined,
    );
    this.#channels.set(topic, channel);

    return channel;
  }
}
