import type { ReactNode } from 'react';

import { useReloadOnLanguageChange } from '../../texts/shown-language.ts';
import { ContentBlock } from './content-block.tsx';
import type { Content } from './content-text.ts';

type ContentPageProps = {
  content: Content;
  /** Content between the lead and the sections. */
  children?: ReactNode;
};

export function ContentPage({ content, children }: ContentPageProps) {
  const { title, lead, sections } = content.text;
  useReloadOnLanguageChange(content.language);
  return (
    <div className="page-width content">
      <h1>{title}</h1>
      <p className="front-lead">{lead}</p>
      {children}
      {sections.map((section) => (
        <section key={section.title} className="content-section">
          <h2>{section.title}</h2>
          <div className="content-body">
            {section.body.map((block) => (
              <ContentBlock key={typeof block === 'string' ? block : Object.keys(block)[0]} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
