import { hash } from 'node:crypto';

/** The tree of RFC 6962, section 2.1. The prefixes keep a node from being taken for a leaf. */
const leafPrefix = Buffer.from([0]);
const nodePrefix = Buffer.from([1]);

export function hashLeaf(text: string): Buffer {
  return sha256(Buffer.concat([leafPrefix, Buffer.from(text)]));
}

function hashNode(left: Buffer, right: Buffer): Buffer {
  return sha256(Buffer.concat([nodePrefix, left, right]));
}

export type TreeBuilder = { add: (hash: Buffer) => void; root: () => Buffer };

/** Computes the root of a tree whose hashes are added one by one. Needs memory for the logarithm of their number. */
export function createTreeBuilder(): TreeBuilder {
  /** The roots of complete subtrees, from the largest to the smallest. */
  const roots: { height: number; hash: Buffer }[] = [];
  return {
    add(leaf) {
      let [height, top] = [0, leaf];
      for (let last = roots.at(-1); last?.height === height; last = roots.at(-1)) {
        top = hashNode(last.hash, top);
        height++;
        roots.pop();
      }
      roots.push({ height, hash: top });
    },
    root() {
      const [last, ...larger] = roots.map((one) => one.hash).toReversed();
      return last ? larger.reduce((right, left) => hashNode(left, right), last) : sha256(Buffer.alloc(0));
    },
  };
}

/** The root of a small tree. */
export function rootOf(hashes: readonly Buffer[]): Buffer {
  const tree = createTreeBuilder();
  for (const one of hashes) tree.add(one);
  return tree.root();
}

/** The hashes that lead from the one at `index` to the root: the siblings on the way, the lowest first. */
export function auditPath(hashes: readonly Buffer[], index: number): Buffer[] {
  if (hashes.length <= 1) return [];
  // The left subtree has the largest power of two below the number of hashes.
  const split = 2 ** Math.ceil(Math.log2(hashes.length) - 1);
  const [left, right] = [hashes.slice(0, split), hashes.slice(split)];
  return index < split
    ? [...auditPath(left, index), rootOf(right)]
    : [...auditPath(right, index - split), rootOf(left)];
}

function sha256(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer');
}
