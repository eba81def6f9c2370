import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { connect as secure } from 'node:tls';
import { protocol } from '@electric-sql/pglite';

/** A Postgres server on a network. */
export type ServerPlace = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** `disable`, `require` (encrypted, as libpq: without a look at the certificate) or `verify-full`. */
  encryption: string;
  /** The certificate of the server's authority, if the system does not know it. */
  authority: string | undefined;
};

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The server in an address such as `postgresql://user:password@host:5432/database?sslmode=require`. */
export function readDatabaseUrl(address: string): ServerPlace {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const rootCertificate = searchParams.get('sslrootcert');

  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username) || 'postgres',
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
    encryption:
      searchParams.get('sslmode') ?? (LOCAL_HOSTS.includes(hostname) ? 'disable' : 'verify-full'),
    authority: rootCertificate === null ? undefined : readFileSync(rootCertificate, 'utf8'),
  };
}

/** Connect to a server, encrypted unless it says otherwise. Rejects when the server cannot encrypt. */
export async function connectSocket(place: ServerPlace): Promise<Socket> {
  const { host, port, encryption, authority } = place;
  const socket = connect(port, host);
  await once(socket, 'connect');
  if (encryption === 'disable') return socket;

  socket.write(protocol.serialize.requestSsl());
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (answer.toString() !== 'S') {
    socket.destroy();
    throw new Error(`The database at ${host} does not encrypt. Add ?sslmode=disable to allow it.`);
  }
  const encrypted = secure({
    socket,
    servername: host,
    rejectUnauthorized: encryption !== 'require',
    ...(authority !== undefined && { ca: authority }),
  });
  await once(encrypted, 'secureConnect');

  return encrypted;
}
