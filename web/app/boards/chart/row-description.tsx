import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

type RowDescriptionProps = { title: string; text: string };

/** Clamps the description to two lines. If it's truncated, a click on the text expands it. */
export function RowDescription({ title, text }: RowDescriptionProps) {
  const t = useTranslations('chart');
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div className="row-about">
      <p ref={paragraph} dir="auto" className={clsx('row-desc', isOpen && 'row-desc-open')}>
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          className="row-more"
          aria-expanded={isOpen}
          aria-label={t('showAll', { title })}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </div>
  );
}
