import { useCallback, useEffect, useRef, useState } from 'react';

/** A set of recently marked ideas. Each is removed after `lastsMs`. */
export function useTemporaryMarks(lastsMs: number): { now: ReadonlySet<number>; mark: (ideaId: number) => void } {
  const [now, setNow] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  const mark = useCallback(
    (ideaId: number) => {
      setNow((before) => new Set([...before, ideaId]));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setNow((before) => new Set([...before].filter((id) => id !== ideaId)));
      }, lastsMs);
      timers.current.add(timer);
    },
    [lastsMs],
  );
  return { now, mark };
}
