import type { BlockOf } from '@paddock/contract/schemas';
import { Disclosure } from '@paddock/styleguide';

import { Words } from '../words.tsx';
import styles from './blocks.module.css';

/** Questions that open to their answers. */
export function QuestionsBlock({ questions }: BlockOf<'questions'>) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, at) => (
        <Disclosure key={at} title={question}>
          <p>
            <Words text={answer} />
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
