/** A hash under the key of the day of registration, and under the key of the day before. */
export type HashPair = { hash: string; before: string };

/**
 * Names the networks or devices. Each day has its own key, so one device has a hash per day. A row has the hashes of two
 * days, so rows of consecutive days share one: hashes that occur in one row belong to the same device, also through
 * further rows.
 */
export function linkHashes(pairs: readonly (HashPair | null)[]): (string | null)[] {
  const parents = new Map<string, string>();
  const rootOf = (hash: string): string => {
    let root = hash;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    if (root !== hash) parents.set(hash, root);
    return root;
  };
  for (const pair of pairs) {
    if (!pair) continue;
    const [one, other] = [rootOf(pair.hash), rootOf(pair.before)];
    if (one !== other) parents.set(one, other);
  }
  return pairs.map((pair) => pair && rootOf(pair.hash));
}
