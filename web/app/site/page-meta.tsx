import { useRouteLoaderData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../texts/language.tsx';
import { useSiteName } from './use-site-name.ts';

type PageMetaProps = {
  title: string;
  description?: string;
  /** Path for search engines. Each language version of the page (`?lang=es`) is canonical to itself. */
  canonicalPath?: string;
  /** True if the page can be embedded on other sites (oEmbed). */
  hasEmbed?: boolean;
  /** Adds noindex. */
  isPrivate?: boolean;
  /** Path of the link preview image, 1200×630. */
  imagePath?: string;
  /** Structured data (schema.org). */
  structuredData?: Record<string, unknown>;
};

/** React hoists these tags into <head>, including on the server. */
export function PageMeta({
  title,
  description,
  canonicalPath,
  hasEmbed = false,
  isPrivate = false,
  imagePath,
  structuredData,
}: PageMetaProps) {
  const t = useTranslations('site');
  const { language } = useLanguage();
  const name = useSiteName();
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {};
  const [parameters] = useSearchParams();
  const address = canonicalPath && origin + canonicalPath;
  const ownAddress = address && `${address}${languageQuery(parameters.get('lang'))}`;
  const words = description ?? t('tagline');
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="description" content={words} />
      {isPrivate && <meta name="robots" content="noindex" />}
      {address && (
        <>
          <link rel="canonical" href={ownAddress} />
          <link rel="alternate" hrefLang="en" href={`${address}?lang=en`} />
          <link rel="alternate" hrefLang="es" href={`${address}?lang=es`} />
          <link rel="alternate" hrefLang="x-default" href={address} />
          <meta property="og:url" content={ownAddress} />
        </>
      )}
      {hasEmbed && address && (
        <link
          rel="alternate"
          type="application/json+oembed"
          title={title}
          href={`${origin}/oembed?url=${encodeURIComponent(address)}`}
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      <meta property="og:locale" content={language === 'es' ? 'es_ES' : 'en_GB'} />
      <meta name="twitter:card" content={imagePath ? 'summary_large_image' : 'summary'} />
      {imagePath && (
        <>
          <meta property="og:image" content={origin + imagePath} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      {structuredData && (
        <script
          type="application/ld+json"
          // This is for crawlers that read the server's HTML. In the browser, it renders empty, because React must not
          // write into script elements.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            // Escape the only character that could close the script element.
            __html: import.meta.env.SSR ? JSON.stringify(structuredData).replaceAll('<', '\\u003c') : '',
          }}
        />
      )}
    </>
  );
}

function languageQuery(asked: string | null): string {
  return asked === 'en' || asked === 'es' ? `?lang=${asked}` : '';
}
