import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Database } from '../database/database.ts';
import { hearChanges, type Change } from './changes.ts';
import { Client } from './client.ts';
import { PROTOCOL_VERSION, readFrame, writeFrame } from './frames.ts';
import { subscriberOfKey, type Subscriber } from './subscriber.ts';

const PATH = '/realtime/v1/websocket';

/** The longest message that a client may send. */
const MAX_MESSAGE_BYTES = 1024 * 1024;

/** Handles a connection that asks to become a WebSocket. */
export type Upgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Serves `/realtime/v1/websocket`. `stop` closes all connections and waits for work in progress. */
export type Realtime = { upgrade: Upgrade; stop: () => Promise<void> };

/**
 * Realtime for supabase-js subscriptions with `postgres_changes`: rows of the tables in the publication
 * `supabase_realtime`, sent to each subscriber as row level security allows. One difference from the platform: a row is
 * sent with its content at the time of sending, so of two quick writes the first may look like the second. Broadcast
 * and presence are missing.
 */
export async function createRealtime(options: {
  /** The database as its owner. Each call waits for its turn. */
  database: Database;
  jwtSecret: string;
  log: (line: string) => void;
}): Promise<Realtime> {
  const { database, jwtSecret, log } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const clients = new Map<Client, Promise<void>>();
  const report = (error: unknown) => log(`Realtime: ${String(error)}`);
  let telling = Promise.resolve();
  let isStopped = false;

  const tell = async (change: Change) => {
    for (const client of [...clients.keys()]) await client.tell(change);
  };
  await hearChanges(database, (change) => {
    telling = telling.then(() => (isStopped ? undefined : tell(change))).catch(report);
  });

  const welcome = (socket: WebSocket, subscriber: Subscriber) => {
    const send = (frame: Parameters<typeof writeFrame>[0]) => socket.send(writeFrame(frame));
    const client = new Client({ database, jwtSecret, subscriber, send });
    let taking = Promise.resolve();
    clients.set(client, taking);

    socket.on('message', (data, isBinary) => {
      const frame = isBinary ? undefined : readFrame((data as Buffer).toString('utf8'));
      if (!frame) return;

      taking = taking.then(() => client.take(frame)).catch(report);
      clients.set(client, taking);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clients.delete(client);
      client.forget();
    });
  };

  return {
    upgrade(incoming, socket, head) {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
      const subscriber = subscriberOfKey(searchParams.get('apikey'));
      if (isStopped) return refuse(socket, '503 Service Unavailable');
      if (pathname !== PATH) return refuse(socket, '404 Not Found');
      if (!subscriber) return refuse(socket, '401 Unauthorized');
      if (searchParams.get('vsn') !== PROTOCOL_VERSION) return refuse(socket, '400 Bad Request');

      return server.handleUpgrade(incoming, socket, head, (webSocket) =>
        welcome(webSocket, subscriber),
      );
    },
    async stop() {
      isStopped = true;
      const taking = [...clients.values()];
      for (const socket of server.clients) socket.terminate();
      await Promise.all([telling, ...taking]);
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
