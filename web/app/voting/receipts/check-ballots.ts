import { createTree, hashLeaf } from './build-tree.ts';
import { toHex } from './to-hex.ts';

/** What the published ballots add up to. */
export type BallotCount = {
  size: number;
  /** The root hash of their tree, as hexadecimal digits. */
  root: string;
  /** The votes of each idea, without void ballots. */
  votes: Map<number, number>;
  /** Whether the given ballot is among them. */
  hasOwn: boolean;
};

type Options = {
  /** The text of the viewer's ballot, from the receipt. */
  own?: string | undefined;
  /** Called with the number of ballots checked so far. */
  onProgress?: (checked: number) => void;
};

/** Recounts ballots, one JSON object per line, and computes the root of their tree. */
export async function checkBallots(
  batches: AsyncIterable<string[]>,
  { own, onProgress }: Options = {},
): Promise<BallotCount> {
  const tree = createTree();
  const votes = new Map<number, number>();
  let size = 0;
  let hasOwn = false;
  for await (const lines of batches) {
    // Hashing is asynchronous in browsers: one by one, a million ballots would take minutes.
    for (const leaf of await Promise.all(lines.map(hashLeaf))) await tree.add(leaf);
    for (const line of lines) {
      hasOwn ||= line === own;
      const { state, ideas } = JSON.parse(line) as { state: string; ideas: number[] };
      if (state === 'counted') for (const id of ideas) votes.set(id, (votes.get(id) ?? 0) + 1);
    }
    size += lines.length;
    onProgress?.(size);
  }
  return { size, root: toHex(await tree.root()), votes, hasOwn };
}

/** Splits a response into lines, as they arrive. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
    if (done) break;
  }
  if (rest !== '') yield [rest];
}
