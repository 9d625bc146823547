/** A failure that the operator can fix. The message is printed without a stack trace. */
export class StartError extends Error {}

/** Runs an entry point. If it throws a StartError or the port is in use, prints one line and exits with code 1. */
export async function exitOnStartError<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const message = messageOf(error);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    return process.exit(1);
  }
}

function messageOf(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const { code, address, port } = error as { code?: unknown; address?: string; port?: number };
  if (code !== 'EADDRINUSE') return undefined;
  return `${address}:${port} is already in use. Set PORT (and BASE_URL) or METRICS_PORT to a free port.`;
}
