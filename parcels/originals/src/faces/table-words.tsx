import { createContext, use, useEffect, type ReactNode } from 'react';

const Say = createContext<(words: string) => void>(() => undefined);

interface HeardProps {
  /** Called with what the table says now, and with nothing where it says nothing any more. */
  readonly onWords: (words: string) => void;
  readonly children: ReactNode;
}

/** Listens to the table within: the page says its words and the money in one breath. */
export const HeardTable = ({ onWords, children }: HeardProps) => <Say value={onWords}>{children}</Say>;

/** Says aloud, through the one line of the page that screen readers follow, what a table says in its drawing. */
export function useTableWords(words: string): void {
  const say = use(Say);
  useEffect(() => {
    say(words);
    return () => say('');
  }, [say, words]);
}
