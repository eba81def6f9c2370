import { connect, createServer, type AddressInfo } from 'node:net';
import type { Wire } from '../../../supabase/local/cli/wire.ts';
import { HOST } from '../../../supabase/local/http/listen.ts';
import type { SocketPlace } from './wire-session.ts';

/** Serve a database of the tests' server on a free port, for programs that cannot use its socket. */
export async function openPort({ socketPath, user, database }: SocketPlace): Promise<Wire> {
  const server = createServer((incoming) => {
    const outgoing = connect(socketPath);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('error', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `postgresql://${user}:none@${HOST}:${port}/${database}?sslmode=disable`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
