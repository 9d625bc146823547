import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { layerKey } from './show-vote-layer.ts';

/** Renders the parts of voting that are loaded on demand. One for all pages, so that pages need no code for them. */
export function VoteLayer() {
  const { data: Part } = useQuery<ComponentType>({ queryKey: layerKey, queryFn: skipToken, gcTime: Infinity });
  return Part ? <Part /> : null;
}
