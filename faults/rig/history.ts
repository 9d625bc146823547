import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** One attempt and what the one who made it was told. Times are the machine's, in milliseconds. */
export type Attempt = {
  kind: 'vote' | 'read';
  idea: number;
  voter: number;
  startMs: number;
  endMs: number;
  /** Unknown: no answer, or one that does not say whether it was done. */
  outcome: 'acknowledged' | 'refused' | 'unknown';
  status: number;
  /** The idea's count that the answer named. */
  votes?: number;
};

export function outcomeOf(status: number): Attempt['outcome'] {
  if (status >= 200 && status < 400) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** JSON lines. */
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
