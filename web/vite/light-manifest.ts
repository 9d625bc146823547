import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assignment = 'window.__reactRouterManifest=';

/**
 * Removes the lists of imported chunks from the browser's route manifest (1.4 KB of the page budget). React Router
 * uses them for prefetching, which this site doesn't do, and for the preloads in the HTML, which the server renders
 * from its own copy.
 */
export async function lightenManifest(assets: string): Promise<void> {
  const manifests = (await readdir(assets)).filter((file) => /^manifest-.*\.js$/.test(file));
  for (const file of manifests) {
    const path = join(assets, file);
    const code = await readFile(path, 'utf8');
    const manifest = JSON.parse(code.slice(assignment.length).replace(/;\s*$/, '')) as {
      routes: Record<string, { imports?: string[] }>;
    };
    for (const route of Object.values(manifest.routes)) delete route.imports;
    await writeFile(path, `${assignment}${JSON.stringify(manifest)};`);
  }
}
