import type { UserRole } from '@upnext/contract/accounts';
import { useState, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../api/use-error-text.ts';
import { useViewer } from '../../api/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NewcomerForm } from './newcomer-form.tsx';
import { useArrival } from './use-arrival.ts';

export type RenderRole = (field: UseFormRegisterReturn, role: { isLocked: boolean; userRole: UserRole }) => ReactNode;

type ProviderArrivalProps = {
  provider: string;
  renderRole: RenderRole;
  /** Beside it all from the moment somebody has got in. */
  renderIn: () => ReactNode;
};

/** Back from a provider: a moment of checking, then in; or a username is missing; or it did not work. */
export function ProviderArrival({ provider, renderRole, renderIn }: ProviderArrivalProps) {
  const t = useTranslations('signInProviders.back');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [isIn, setIn] = useState(false);
  const { newcomer, error } = useArrival(provider, {
    onSignedIn: () => setIn(true),
    onLinked: () => void navigate('/account', { replace: true }),
  });
  if (newcomer)
    return (
      <>
        <NewcomerForm {...newcomer} renderRole={renderRole} onRegistered={() => setIn(true)} />
        {isIn && renderIn()}
      </>
    );
  return (
    <Panel roomy className="auth-panel arrival" aria-live="polite">
      {error ? (
        <>
          <h1>{t('failed')}</h1>
          <p className="text-text-2">{errorText(error)}</p>
          <Link to={viewer ? '/account' : '/auth'} className={buttonClass({}, 'justify-self-start')}>
            {viewer ? t('toAccount') : t('again')}
          </Link>
        </>
      ) : (
        <>
          <h1 className="sr">{t('title')}</h1>
          <p className="flex items-center gap-3 text-text-2">
            <Spinner />
            {t('checking', { provider })}
          </p>
        </>
      )}
      {isIn && renderIn()}
    </Panel>
  );
}
