import type { Idea } from '@upnext/contract/boards/ideas';
import type { StageChange } from '@upnext/contract/boards/roadmap';
import { useState, type ReactNode } from 'react';

import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { DeleteIdeaDialog } from '../ideas/delete-idea-dialog.tsx';
import { EditIdeaDialog } from '../ideas/edit-idea-dialog.tsx';
import { MadeDialog } from '../ideas/made-dialog.tsx';
import { NotPlannedDialog } from '../ideas/not-planned-dialog.tsx';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { useChangeStage } from '../ideas/use-change-stage.ts';
import { useDeleteIdea } from '../ideas/use-delete-idea.ts';
import { MergeDialog, type MergedIdea } from '../merges/merge-dialog.tsx';
import type { IdeaActions } from './idea-menu.tsx';

/** A stage change that requires input: a link or a reason. */
type Ending = { idea: Idea; as: 'made' | 'not-planned' };

type IdeaDialogsProps = {
  owner: Owner;
  onMerge: (merge: { idea: MergedIdea; target: MergedIdea }) => void;
  children: (actions: IdeaActions) => ReactNode;
};

/** Dialogs opened by the menu of an idea: edit, merge, delete, change stage. */
export function IdeaDialogs({ owner, onMerge, children }: IdeaDialogsProps) {
  const [edited, setEdited] = useState<Idea>();
  const [merged, setMerged] = useState<Idea>();
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
        onMerge: setMerged,
        onDelete: setDoomed,
        onStage: (idea, to) => stage.mutate({ idea, change: { stage: to } }),
        onMade: (idea) => setEnding({ idea, as: 'made' }),
        onNotPlanned: (idea) => setEnding({ idea, as: 'not-planned' }),
      })}
      <EditIdeaDialog owner={owner} idea={edited} onClose={() => setEdited(undefined)} />
      <MergeDialog
        username={owner.handle}
        idea={merged}
        onClose={() => setMerged(undefined)}
        onPick={(target) => {
          setMerged(undefined);
          if (merged) onMerge({ idea: merged, target });
        }}
      />
      <DeleteIdeaDialog idea={doomed} onConfirm={onConfirm} onClose={() => setDoomed(undefined)} />
      <MadeDialog
        idea={ending?.as === 'made' ? ending.idea : undefined}
        isBusy={stage.isPending}
        onPublish={(pieceUrl) => end({ stage: 'made', pieceUrl })}
        onClose={() => setEnding(undefined)}
      />
      <NotPlannedDialog
        idea={ending?.as === 'not-planned' ? ending.idea : undefined}
        isBusy={stage.isPending}
        onReason={(reason) => end({ stage: 'not-planned', reason })}
        onClose={() => setEnding(undefined)}
      />
    </>
  );
}
