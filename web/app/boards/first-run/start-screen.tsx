import '../../styles/first-run.css';
import { boardPath } from '@upnext/contract/boards/board-handle';
import type { User } from '@upnext/contract/identity/accounts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { checkIdeas } from '../bulk-ideas/check-ideas.ts';
import { splitLines } from '../bulk-ideas/split-lines.ts';
import { useCreateIdeas } from '../bulk-ideas/use-create-ideas.ts';
import { useProblemText } from '../bulk-ideas/use-problem-text.ts';
import { useOwnIdeas } from '../ideas/use-own-ideas.ts';
import { FreshChart } from './fresh-chart.tsx';
import { keepIdeasDraft, readIdeasDraft } from './ideas-draft.ts';

const mostIdeas = 10;
const enoughToShare = 3;

type StartScreenProps = { user: User; origin: string };

/** The first run: type one idea per line, and watch the chart grow. Published in one request. */
export function StartScreen(props: StartScreenProps) {
  // The draft is known only in the browser.
  const isHydrated = useHydrated();
  const draft = isHydrated ? readIdeasDraft(props.user.id) : '';
  return <StartForm key={String(isHydrated)} {...props} draft={draft} isHydrated={isHydrated} />;
}

type StartFormProps = StartScreenProps & { draft: string; isHydrated: boolean };

function StartForm({ user, origin, draft, isHydrated }: StartFormProps) {
  const t = useTranslations('bulkIdeas');
  const navigate = useNavigate();
  const problemText = useProblemText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draft);
  const owner = { id: user.id, handle: user.username, choice: undefined };
  const { ideas: known } = useOwnIdeas(owner);
  const { mutateAsync, isPending } = useCreateIdeas(owner);

  useEffect(() => {
    if (isHydrated) field.current?.focus({ preventScroll: true });
  }, [isHydrated]);
  const type = (typed: string) => {
    setText(typed);
    keepIdeasDraft(user.id, typed);
  };

  const typed = splitLines(text).map((title, at) => ({ line: at + 1, title, description: '' }));
  const checked = checkIdeas(typed, { known: known.map(({ title }) => title), most: mostIdeas });
  const fine = checked.filter(({ problem }) => problem === undefined);
  const wrong = checked.find(({ problem }) => problem !== undefined);
  const missing = enoughToShare - fine.length;
  const error = wrong && (wrong.problem === 'over' ? t('tooMany', { most: mostIdeas }) : nameProblem(wrong));

  function nameProblem({ title, problem = 'twice' }: (typeof checked)[number]): string {
    const short = title.length > 24 ? `${title.slice(0, 23)}…` : title;
    const words = problem === 'twice' ? t('twiceHere') : problem === 'known' ? t('startKnown') : problemText(problem);
    return t('startProblem', { title: short, problem: words });
  }
  const publish = async () => {
    const ideas = fine.map(({ title, description }) => ({ title, description }));
    // The mutation has already shown the error. The draft stays.
    const created = await mutateAsync(ideas).catch(() => undefined);
    if (!created) return;
    keepIdeasDraft(user.id, '');
    await navigate('/dashboard/live');
  };
  const address = (origin + boardPath(user.username, null)).replace(/^https?:\/\//, '');

  return (
    <>
      <form
        className="start-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (fine.length > 0 && !wrong && !isPending) void publish();
        }}
      >
        <h1>{t('startTitle')}</h1>
        <p className="text-text-2">{t('startText')}</p>
        <TextArea
          ref={field}
          className="start-lines"
          label={t('startLabel')}
          labelHidden
          error={error}
          placeholder={t('startPlaceholder')}
          rows={3}
          value={text}
          readOnly={!isHydrated || isPending}
          onChange={({ target }) => type(target.value)}
        />
        <div className="start-foot">
          <Button type="submit" busy={isPending} disabled={fine.length === 0 || wrong !== undefined}>
            {isPending ? t('publishing') : t('publish')}
          </Button>
          <p className="num" aria-live="polite">
            {fine.length > 0 && missing > 0
              ? t('more', { count: missing })
              : `${t('count', { count: fine.length })} · ${address}`}
          </p>
        </div>
      </form>
      <section className="sheet start-preview" aria-labelledby="start-preview">
        <header>
          <h2>
            <Avatar name={user.username} src={user.logoUrl} size="s" />
            <span>
              <Breakable name={user.username} />
            </span>
          </h2>
          <p id="start-preview">{t('preview')}</p>
        </header>
        <FreshChart
          titles={fine.map(({ title }) => title)}
          next={fine.length === 0 ? t('firstFree') : t('nextFree')}
          isTyping
        />
        <p>{t('decided')}</p>
      </section>
    </>
  );
}
