/** How people consume a published piece. This determines the button label. */
export type PieceKind = 'watch' | 'listen' | 'read' | 'open';

export type Platform = { name: string; kind: PieceKind };

/**
 * Known platforms by host. Subdomains match too, and the first match wins. Platform names are proper names, so they are
 * not translated.
 */
const known: [hosts: string, platform: Platform][] = [
  ['music.youtube.com', { name: 'YouTube Music', kind: 'listen' }],
  ['youtube.com youtu.be', { name: 'YouTube', kind: 'watch' }],
  ['twitch.tv', { name: 'Twitch', kind: 'watch' }],
  ['kick.com', { name: 'Kick', kind: 'watch' }],
  ['tiktok.com', { name: 'TikTok', kind: 'watch' }],
  ['instagram.com', { name: 'Instagram', kind: 'watch' }],
  ['vimeo.com', { name: 'Vimeo', kind: 'watch' }],
  ['nebula.tv', { name: 'Nebula', kind: 'watch' }],
  ['dailymotion.com dai.ly', { name: 'Dailymotion', kind: 'watch' }],
  ['spotify.com', { name: 'Spotify', kind: 'listen' }],
  ['podcasts.apple.com', { name: 'Apple Podcasts', kind: 'listen' }],
  ['music.apple.com', { name: 'Apple Music', kind: 'listen' }],
  ['soundcloud.com', { name: 'SoundCloud', kind: 'listen' }],
  ['bandcamp.com', { name: 'Bandcamp', kind: 'listen' }],
  ['ivoox.com', { name: 'iVoox', kind: 'listen' }],
  ['pca.st pocketcasts.com', { name: 'Pocket Casts', kind: 'listen' }],
  ['overcast.fm', { name: 'Overcast', kind: 'listen' }],
  ['deezer.com', { name: 'Deezer', kind: 'listen' }],
  ['substack.com', { name: 'Substack', kind: 'read' }],
  ['medium.com', { name: 'Medium', kind: 'read' }],
  ['wordpress.com', { name: 'WordPress', kind: 'read' }],
  ['ghost.io', { name: 'Ghost', kind: 'read' }],
  ['beehiiv.com', { name: 'beehiiv', kind: 'read' }],
  ['patreon.com', { name: 'Patreon', kind: 'open' }],
  ['ko-fi.com', { name: 'Ko-fi', kind: 'open' }],
  ['threads.net threads.com', { name: 'Threads', kind: 'read' }],
  ['x.com twitter.com', { name: 'X', kind: 'read' }],
  ['bsky.app', { name: 'Bluesky', kind: 'read' }],
  ['linkedin.com', { name: 'LinkedIn', kind: 'read' }],
  ['facebook.com fb.watch', { name: 'Facebook', kind: 'open' }],
];

/**
 * Recognizes a published piece's platform from its URL, without fetching the page. For an unknown site, the host is
 * used as the name.
 */
export function recognisePlatform(address: string): Platform | undefined {
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.toLowerCase().replace(/^www\./, '');
  const found = known.find(([hosts]) => hosts.split(' ').some((one) => host === one || host.endsWith(`.${one}`)));
  return found?.[1] ?? { name: host, kind: 'open' };
}
