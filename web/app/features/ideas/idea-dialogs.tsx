import type { Idea } from '@upnext/contract/ideas';
import type { StageChange } from '@upnext/contract/roadmap';
import { useState, type ReactNode } from 'react';

import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { DeleteIdeaDialog } from './delete-idea-dialog.tsx';
import { EditIdeaDialog } from './edit-idea-dialog.tsx';
import type { IdeaDeeds } from './idea-tools.tsx';
import { MadeDialog } from './made-dialog.tsx';
import type { Owner } from './own-ideas-query.ts';
import { SetAsideDialog } from './set-aside-dialog.tsx';
import { useChangeStage } from './use-change-stage.ts';
import { useDeleteIdea } from './use-delete-idea.ts';

/** A step that needs words first. */
type Ending = { idea: Idea; as: 'made' | 'set-aside' };

type IdeaDialogsProps = {
  owner: Owner;
  onMerge: (idea: Idea) => void;
  children: (deeds: IdeaDeeds) => ReactNode;
};

/** Edit, delete and every step for every card inside. */
export function IdeaDialogs({ owner, onMerge, children }: IdeaDialogsProps) {
  const [edited, setEdited] = useState<Idea>();
  const [doomed, setDoomed] = useState<Idea>();
  const [ending, setEnding] = useState<Ending>();
  const { mutate: deleteIdea } = useDeleteIdea(owner);
  const stage = useChangeStage(owner);
  const onConfirm = (idea: Idea) => {
    focusNeighbour(document.getElementById(`idea-${idea.id}`), 'button');
    setDoomed(undefined);
    deleteIdea(idea);
  };
  const end = (change: StageChange) => {
    if (!ending) return;
    const { idea } = ending;
    stage.mutate(
      { idea, change },
      {
        onSuccess: () => {
          focusNeighbour(document.getElementById(`idea-${idea.id}`), 'button');
          setEnding(undefined);
        },
      },
    );
  };
  return (
    <>
      {children({
        onEdit: setEdited,
        onMerge,
        onDelete: setDoomed,
        onStage: (idea, to) => stage.mutate({ idea, change: { stage: to } }),
        onMade: (idea) => setEnding({ idea, as: 'made' }),
        onSetAside: (idea) => setEnding({ idea, as: 'set-aside' }),
      })}
      <EditIdeaDialog owner={owner} idea={edited} onClose={() => setEdited(undefined)} />
      <DeleteIdeaDialog idea={doomed} onConfirm={onConfirm} onClose={() => setDoomed(undefined)} />
      <MadeDialog
        idea={ending?.as === 'made' ? ending.idea : undefined}
        isBusy={stage.isPending}
        onPublish={(pieceUrl) => end({ stage: 'made', pieceUrl })}
        onClose={() => setEnding(undefined)}
      />
      <SetAsideDialog
        idea={ending?.as === 'set-aside' ? ending.idea : undefined}
        isBusy={stage.isPending}
        onReason={(reason) => end({ stage: 'set-aside', reason })}
        onClose={() => setEnding(undefined)}
      />
    </>
  );
}
