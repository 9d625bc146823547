import type { Language } from '@upnext/contract/language';
import type { LegalPage as OwnPage } from '@upnext/contract/reach/legal-pages';

import { PageMeta } from '../../site/page-meta.tsx';
import { useReloadOnLanguageChange } from '../../texts/shown-language.ts';
import { ContentPage } from './content-page.tsx';
import type { Content } from './content-text.ts';
import { TextBlock } from './text-block.tsx';

type LegalPageProps = {
  language: Language;
  /** The operator's page. Null: the default content is shown. */
  own: OwnPage | null;
  content?: Content;
  path: string;
};

export function LegalPage({ language, own, content, path }: LegalPageProps) {
  useReloadOnLanguageChange(language);
  if (!own) {
    return content ? (
      <>
        <PageMeta title={content.text.title} description={content.text.description} canonicalPath={path} />
        <ContentPage content={content} />
      </>
    ) : null;
  }
  return (
    <div className="page-width content" lang={own.writtenIn}>
      <PageMeta title={own.title} canonicalPath={path} />
      <h1>{own.title}</h1>
      <div className="content-body content-own">
        {own.blocks.map((block, index) => (
          // The blocks never change their order.
          // oxlint-disable-next-line react/no-array-index-key -- the blocks of a page never change order
          <TextBlock key={index} block={block} />
        ))}
      </div>
    </div>
  );
}
