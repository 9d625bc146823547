/** The Merkle tree of RFC 6962, section 2.1, with the browser's SHA-256. */
const leafPrefix = 0;
const nodePrefix = 1;

export async function hashLeaf(text: string): Promise<Uint8Array> {
  return await sha256(leafPrefix, new TextEncoder().encode(text));
}

async function hashNode(left: Uint8Array, right: Uint8Array): Promise<Uint8Array> {
  return await sha256(nodePrefix, left, right);
}

/** Computes the root of a tree whose leaves are added one by one. Needs memory for the logarithm of their number. */
export function createTree() {
  /** The roots of complete subtrees, from the largest to the smallest. */
  const roots: { height: number; hash: Uint8Array }[] = [];
  return {
    async add(leaf: Uint8Array): Promise<void> {
      let [height, hash] = [0, leaf];
      for (let last = roots.at(-1); last?.height === height; last = roots.at(-1)) {
        hash = await hashNode(last.hash, hash);
        height++;
        roots.pop();
      }
      roots.push({ height, hash });
    },
    async root(): Promise<Uint8Array> {
      const [last, ...larger] = roots.map(({ hash }) => hash).toReversed();
      if (!last) return await sha256();
      let root = last;
      for (const left of larger) root = await hashNode(left, root);
      return root;
    },
  };
}

async function sha256(prefix?: number, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = [...(prefix === undefined ? [] : [Uint8Array.of(prefix)]), ...parts];
  const all = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of bytes) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}
