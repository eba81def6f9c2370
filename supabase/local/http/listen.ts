import type { Server } from 'node:net';

/** Everything listens here and nowhere else: the stack is for this machine. */
export const HOST = '127.0.0.1';

/**
 * Listen on a port of this machine, 0 for a free one, and give the port. Rejects with a sentence that
 * names the port, what wanted it and the variable that moves it when the port is taken.
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

/** Something else listens where a part of the stack should. Its message says what to do. */
export class PortTakenError extends Error {
  constructor(port: number, { what, variable }: { what: string; variable: string }) {
    super(
      `Port ${port}, where ${what} should listen, is taken. ` +
        `Stop what listens there (is the stack running already?) or set ${variable} to another port.`,
    );
    this.name = 'PortTakenError';
  }
}
