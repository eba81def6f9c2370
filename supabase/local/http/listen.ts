import type { Server } from 'node:net';

/** Every server listens here only: the stack is for this machine. */
export const HOST = '127.0.0.1';

/**
 * Listen on a port of this machine, 0 for a free one, and return the port. When the port is in use, rejects with a
 * sentence that names the port, the service that needs it and the variable that changes it.
 */
export function listen(
  server: Pick<Server, 'listen' | 'once' | 'off' | 'address'>,
  port: number,
  purpose: { what: string; variable: string },
): Promise<number> {
  return new Promise((fulfil, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, purpose) : error);

    server.once('error', refuse);
    server.listen(port, HOST, () => {
      server.off('error', refuse);
      const address = server.address();
      fulfil(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Another program listens on the port of a stack service. The message says how to fix it. */
export class PortTakenError extends Error {
  constructor(port: number, { what, variable }: { what: string; variable: string }) {
    super(
      `Port ${port}, where ${what} should listen, is taken. ` +
        `Stop the program that uses it (is the stack running already?) or set ${variable} to another port.`,
    );
    this.name = 'PortTakenError';
  }
}
