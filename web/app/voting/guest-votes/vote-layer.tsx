import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { layerKey } from './show-vote-layer.ts';

const none = () => null;

/** Renders the parts of voting that are loaded on demand. One for all pages, so that pages need no code for them. */
export function VoteLayer() {
  // Not `skipToken`: a login removes the queries that are disabled.
  const { data: Part } = useQuery<ComponentType | null>({ queryKey: layerKey, queryFn: none, initialData: null });
  return Part && <Part />;
}
