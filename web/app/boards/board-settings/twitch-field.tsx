import { useMutation } from '@tanstack/react-query';
import { BoardChange, updateBoard, type BoardSettings } from '@upnext/contract/boards/boards';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useOwnBoards } from '../own-boards/use-own-boards.ts';

/** The Twitch channel whose chat can vote in rounds. Also accepts the channel's address. */
export function TwitchField({ board: { id, twitchChannel: saved } }: { board: BoardSettings }) {
  const t = useTranslations('dashboard');
  const { change } = useOwnBoards();
  const showFailure = useFailureToast();
  const [text, setText] = useState(saved ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/)?((www\.|m\.)?twitch\.tv\/|@)/, '')
    .replace(/\/$/, '');
  const twitchChannel = name === '' ? null : name;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(updateBoard, { params: { id: String(id) }, body: { twitchChannel } }),
    onSuccess: (board) => {
      change(id, { twitchChannel: board.twitchChannel });
      setText(board.twitchChannel ?? '');
      showToast({ title: t(board.twitchChannel === null ? 'twitchRemoved' : 'twitchSaved') });
    },
    onError: (error) => showFailure(t('settingsError'), error),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isValid = BoardChange.safeParse({ twitchChannel }).success;
    setInvalid(!isValid);
    if (isValid && !isPending) mutate();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextField
        name="twitchChannel"
        label={t('twitch')}
        hint={t('twitchHint')}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isInvalid ? t('twitchInvalid') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {twitchChannel !== saved && (
        <div>
          <Button type="submit" size="s" kind="soft" busy={isPending}>
            {t('twitchSave')}
          </Button>
        </div>
      )}
    </form>
  );
}
