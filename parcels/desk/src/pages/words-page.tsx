import { DeskShell } from '../parts/session/desk-shell.tsx';
import { WordDesk } from '../parts/words/word-desk.tsx';

/** Words of the site: found, mended over those of the build, and taken back. */
export function WordsPage() {
  return (
    <DeskShell page="words" right={null}>
      <WordDesk />
    </DeskShell>
  );
}
