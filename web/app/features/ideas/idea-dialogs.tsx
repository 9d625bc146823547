import type { Idea } from '@upnext/contract/ideas';
import { useState, type ReactNode } from 'react';

import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { DeleteIdeaDialog } from './delete-idea-dialog.tsx';
import { EditIdeaDialog } from './edit-idea-dialog.tsx';
import type { IdeaDeeds } from './idea-tools.tsx';
import type { Owner } from './own-ideas-query.ts';
import { useDeleteIdea } from './use-delete-idea.ts';

type IdeaDialogsProps = {
  owner: Owner;
  onMerge: (idea: Idea) => void;
  children: (deeds: IdeaDeeds) => ReactNode;
};

/** Edit and delete for every card inside. */
export function IdeaDialogs({ owner, onMerge, children }: IdeaDialogsProps) {
  const [edited, setEdited] = useState<Idea>();
  const [doomed, setDoomed] = useState<Idea>();
  const { mutate: deleteIdea } = useDeleteIdea(owner);
  const onConfirm = (idea: Idea) => {
    focusNeighbour(document.getElementById(`idea-${idea.id}`), 'button');
    setDoomed(undefined);
    deleteIdea(idea);
  };
  return (
    <>
      {children({ onEdit: setEdited, onMerge, onDelete: setDoomed })}
      <EditIdeaDialog owner={owner} idea={edited} onClose={() => setEdited(undefined)} />
      <DeleteIdeaDialog idea={doomed} onConfirm={onConfirm} onClose={() => setDoomed(undefined)} />
    </>
  );
}
