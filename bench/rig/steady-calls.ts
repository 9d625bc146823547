import { Agent, request as send } from 'node:http';

export type SteadyCall = { path: string; headers: Record<string, string>; body?: string };
export type Answered = { sentAtMs: number; tookMs: number; status: number; text: string };
export type SteadyCalls = { stop: () => Promise<Answered[]> };

/** How often the sender checks for due calls. */
const tickMs = 5;

/** A monotonic clock that is the same for all processes on the machine. */
export function machineMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/**
 * Sends POSTs at a fixed rate without waiting for responses (open-loop load). Latency is measured from the time a call
 * was due, to avoid coordinated omission.
 */
export function sendSteadily(origin: string, perSecond: number, callOf: (number: number) => SteadyCall): SteadyCalls {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const answered: Answered[] = [];
  const open = new Set<Promise<void>>();
  const startedAtMs = machineMs();
  let sent = 0;

  const timer = setInterval(() => {
    for (const due = ((machineMs() - startedAtMs) * perSecond) / 1_000; sent < due; sent++) {
      const sentAtMs = startedAtMs + (sent * 1_000) / perSecond;
      const one: Promise<void> = call(callOf(sent), sentAtMs).finally(() => open.delete(one));
      open.add(one);
    }
  }, tickMs);

  function call({ path, headers, body }: SteadyCall, sentAtMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (status: number, text: string): void => {
        answered.push({ sentAtMs, tookMs: machineMs() - sentAtMs, status, text });
        resolve();
      };
      const length = { 'content-length': Buffer.byteLength(body ?? '') };
      const out = send(
        `${origin}${path}`,
        { method: 'POST', agent, headers: { ...headers, ...length } },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.once('end', () => done(response.statusCode ?? 0, text));
        },
      );
      out.once('error', (error) => done(0, error.message));
      out.end(body);
    });
  }

  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return answered;
    },
  };
}
