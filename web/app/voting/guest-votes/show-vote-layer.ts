import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Query key of the component that `VoteLayer` renders. */
export const layerKey = ['vote layer'];

/** Replaces what is shown above the page: the vote sheet, or the votes that were cast after login. */
export function showVoteLayer(client: QueryClient, Part: ComponentType): void {
  client.setQueryData<ComponentType>(layerKey, () => Part);
}
