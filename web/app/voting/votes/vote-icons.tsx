import { ArrowUp, Check } from 'lucide-react';

import { Spinner } from '../../ui/spinner.tsx';

export const voteIcons = {
  rest: <ArrowUp className="i" aria-hidden="true" />,
  voting: <Spinner />,
  voted: <Check className="i" aria-hidden="true" />,
};
