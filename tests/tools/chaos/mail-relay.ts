import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A relay between functions and their mail server. */
export type MailRelay = {
  port: number;
  /** From now on every connection breaks, including open ones. */
  goAway: () => void;
  comeBack: () => void;
  stop: () => Promise<void>;
};

/** Start a relay to the mail server at a port of this machine. `port` is read at each connection. */
export async function startMailRelay(targetPort: () => number): Promise<MailRelay> {
  const open = new Set<Socket>();
  let isAway = false;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    if (isAway) {
      socket.resetAndDestroy();
      return;
    }
    const target = connect(targetPort(), '127.0.0.1');
    target.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => target.destroy());
    socket.pipe(target).pipe(socket);
  });
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  const breakAll = () => {
    for (const socket of open) socket.resetAndDestroy();
  };

  return {
    port: (server.address() as AddressInfo).port,
    goAway() {
      isAway = true;
      breakAll();
    },
    comeBack() {
      isAway = false;
    },
    stop: () =>
      new Promise((fulfil) => {
        breakAll();
        server.close(() => fulfil());
      }),
  };
}
