import { limits } from '@upnext/contract/limits';

/** Makes a slug from a name: "Ciencia & más" → "ciencia-mas". */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, limits.boardSlugMax)
    .replaceAll(/^-|-$/g, '');
}
