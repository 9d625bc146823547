import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** One request and its response. Times are in milliseconds of the machine's monotonic clock. */
export type Attempt = {
  kind: 'vote' | 'withdrawal' | 'read';
  idea: number;
  voter: number;
  startMs: number;
  endMs: number;
  /** Unknown: no response, or one that doesn't tell whether the vote was stored or withdrawn. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
  status: number;
  /** The vote count in the response to a vote. */
  votes?: number;
};

export function outcomeOf(status: number): Attempt['outcome'] {
  if (status >= 200 && status < 400) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** Writes attempts to a file as JSON lines. */
export function writeHistory(file: string): { add: (attempt: Attempt) => void; end: () => Promise<void> } {
  const out = createWriteStream(file, { flags: 'a' });
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length > 0) out.write(`${lines.join('\n')}\n`);
    lines = [];
  };
  return {
    add(attempt) {
      lines.push(JSON.stringify(attempt));
      if (lines.length >= 500) flush();
    },
    end() {
      flush();
      return new Promise((resolve) => out.end(resolve));
    },
  };
}

export async function readHistory(file: string): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for await (const line of createInterface({ input: createReadStream(file) }))
    attempts.push(JSON.parse(line) as Attempt);
  return attempts;
}
