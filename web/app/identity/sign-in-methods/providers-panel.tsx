import { useMutation } from '@tanstack/react-query';
import { linkProvider, unlinkProvider } from '@upnext/contract/identity/sign-in-providers';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';
import { ProviderMark } from './provider-mark.tsx';
import { useSecretError, useSecretLabels, useSignInMethods } from './use-sign-in-methods.ts';

type Provider = { name: string; label: string; linkedAt: string | null };

/** Provider accounts linked for login. Hidden if the site has no providers. */
export function ProvidersPanel() {
  const t = useTranslations('signInProviders.panel');
  const format = useFormatter();
  const { data, reload } = useSignInMethods();
  const { provenCall } = useProvenCall();
  const [asked, setAsked] = useState<Provider>();
  const isLinked = asked?.linkedAt != null;
  const label = asked?.label ?? '';
  const labels = useSecretLabels(isLinked ? t('unlink') : t('link'));
  const secretError = useSecretError();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string | undefined }) => {
      const input = { params: { provider: name }, body: { password } };
      if (isLinked) await provenCall(unlinkProvider, input);
      else window.location.assign((await provenCall(linkProvider, input)).url);
    },
    onSuccess: async () => {
      if (!isLinked) return;
      await reload();
      setAsked(undefined);
      showToast({ title: t('unlinked', { label }) });
    },
  });
  const ask = (provider: Provider | undefined) => {
    reset();
    setAsked(provider);
  };
  if (!data || data.providers.length === 0) return null;
  return (
    <Panel aria-labelledby="linked-sign-ins">
      <h2 id="linked-sign-ins">{t('title')}</h2>
      <p className="text-small text-text-2">{t('text')}</p>
      <ul>
        {data.providers.map((provider) => (
          <li key={provider.name} className="way-row">
            <ProviderMark label={provider.label} />
            <div>
              <b>{provider.label}</b>
              <small>
                {provider.linkedAt === null
                  ? t('notLinked')
                  : t('linkedOn', { date: format.dateTime(new Date(provider.linkedAt), { dateStyle: 'medium' }) })}
              </small>
            </div>
            <Button
              kind="soft"
              size="s"
              aria-label={t(provider.linkedAt === null ? 'linkLabel' : 'unlinkLabel', { label: provider.label })}
              onClick={() => ask(provider)}
            >
              {provider.linkedAt === null ? t('link') : t('unlink')}
            </Button>
          </li>
        ))}
      </ul>
      <SecretDialog
        isOpen={asked !== undefined}
        title={isLinked ? t('unlinkTitle', { label }) : t('linkTitle', { label })}
        text={isLinked ? t('unlinkText') : t('linkText', { label })}
        secretLabel={data.hasPassword ? t('password') : undefined}
        labels={labels}
        error={secretError(error)}
        isBusy={isPending}
        onConfirm={(password) => asked && mutate({ name: asked.name, password })}
        onClose={() => ask(undefined)}
      />
    </Panel>
  );
}
