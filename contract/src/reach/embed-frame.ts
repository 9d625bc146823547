export const embedSize = { width: 480, height: 540 };

type EmbedFrame = {
  origin: string;
  username: string;
  title: string;
  /** If the language or theme is absent, the reader's own settings apply. */
  language?: 'en' | 'es' | undefined;
  theme?: 'light' | 'dark' | undefined;
  width?: number;
  height?: number;
};

/** The HTML that embeds a board on another site. */
export function embedFrame({ origin, username, title, language, theme, ...size }: EmbedFrame): string {
  const { width, height } = { ...embedSize, ...size };
  const search = new URLSearchParams({ ...(language && { lang: language }), ...(theme && { theme }) }).toString();
  const address = escape(`${origin}/embed/${username}${search && `?${search}`}`);
  return `<iframe src="${address}" title="${escape(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
