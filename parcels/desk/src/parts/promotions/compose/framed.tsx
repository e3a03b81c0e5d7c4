import type { ReactNode } from 'react';
import { FieldError } from '@paddock/styleguide';

import { wrongOfPart } from '../../../model/promotions/wrong-places.ts';
import styles from '../promotions.module.css';
import { useComposing } from './compose-context.ts';
import { useWrongWords } from './use-wrong-words.ts';

interface FramedProps {
  readonly label: string;
  /** Null where what is wrong is said within. */
  readonly path: string | null;
  readonly children: ReactNode;
}

/** Fields that belong together, with what is wrong with them as a whole. */
export function Framed({ label, path, children }: FramedProps) {
  const { wrong } = useComposing();
  const say = useWrongWords();
  const found = path === null ? undefined : wrongOfPart(wrong, path);
  return (
    <fieldset className={styles.framed}>
      <legend>{label}</legend>
      {children}
      {found !== undefined && <FieldError>{say.rule(found)}</FieldError>}
    </fieldset>
  );
}
