import { discordPostsPerDay, WebhookUrl } from '@upnext/contract/boards/discord';
import { useId, useState, type FormEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDiscord } from './use-discord.ts';

/** Connects the board to a Discord channel. Shows nothing if the operator has turned Discord off. */
export function DiscordPanel() {
  const t = useTranslations('discord');
  const format = useFormatter();
  const titleId = useId();
  const { connection, connect, test, disconnect } = useDiscord();
  if (!connection?.isOffered) return null;
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="text-small text-text-2">{t('about', { most: discordPostsPerDay })}</p>
      {connection.connectedAt === null ? (
        <ConnectForm isBusy={connect.isPending} onConnect={(url) => connect.mutate(url)} />
      ) : (
        <>
          <p className="font-semibold">
            {t('since', { day: format.dateTime(new Date(connection.connectedAt), { dateStyle: 'medium' }) })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button kind="soft" size="s" busy={test.isPending} onClick={() => test.mutate()}>
              {t('test')}
            </Button>
            <Button kind="soft" size="s" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
              {t('disconnect')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function ConnectForm({ isBusy, onConnect }: { isBusy: boolean; onConnect: (url: string) => void }) {
  const t = useTranslations('discord');
  const [url, setUrl] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = WebhookUrl.safeParse(url);
    setWrong(!parsed.success);
    if (parsed.success) onConnect(parsed.data);
  };
  return (
    <form onSubmit={submit} noValidate className="grid justify-items-start gap-4">
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        error={isWrong ? t('invalid') : undefined}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        type="url"
        placeholder="https://discord.com/api/webhooks/…"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" busy={isBusy}>
        {isBusy ? t('connecting') : t('connect')}
      </Button>
    </form>
  );
}
