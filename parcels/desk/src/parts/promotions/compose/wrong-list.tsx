import type { Wrong } from '../../../model/promotions/wrong-places.ts';
import { useWrongWords } from './use-wrong-words.ts';

/** Everything that is wrong, each with the part it is wrong with. */
export function WrongList({ wrong }: { readonly wrong: readonly Wrong[] }) {
  const say = useWrongWords();
  if (wrong.length === 0) return null;
  return (
    <ul>
      {[...new Set(wrong.map(say.whole))].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
