import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import { navigate } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { rulesView } from '../model/rule-places.ts';
import type { RulesText } from '../model/text-types.ts';
import { ChapterBody, GroupBody } from '../parts/rules-body.tsx';
import { RulesContents } from '../parts/rules-contents.tsx';
import styles from '../parts/rules.module.css';
import { TextStates } from '../parts/text-states.tsx';
import { useText } from '../parts/use-text.ts';

/** The betting rules: a group of chapters, or one chapter (S2-34). */
export function RulesPage({ params }: PageProps) {
  return <RulesAt params={params} />;
}

export function RulesAt({ params }: Pick<PageProps, 'params'>) {
  const t = useT('information');
  const { value, reload } = useText('rules');
  // An address may name a place in the text: it has to be there when the page says it is ready.
  useReady(value.status !== 'loading');
  if (value.status === 'ready') {
    return <Rules text={value.data} ruleGroup={params['ruleGroup'] ?? '1'} chapter={params['chapter']} />;
  }
  const problem = value.status === 'error' ? value.problem : null;
  return <TextStates title={t('seo.rules.title')} problem={problem} onRetry={reload} />;
}

interface RulesProps {
  readonly text: RulesText;
  readonly ruleGroup: string;
  readonly chapter: string | undefined;
}

function Rules({ text, ruleGroup, chapter }: RulesProps) {
  const view = rulesView(text, ruleGroup, chapter);
  const elsewhere = view.kind === 'elsewhere' ? view.path : null;
  useEffect(() => {
    if (elsewhere !== null) navigate(elsewhere, { replace: true });
  }, [elsewhere]);
  if (view.kind === 'elsewhere') return null;
  const current = view.kind === 'chapter' ? view.place.path : `/rules/${ruleGroup}`;
  return (
    <div className={styles.layout}>
      <RulesContents text={text} current={current} currentGroup={ruleGroup} />
      <div data-print="alone">
        {view.kind === 'chapter' ? <ChapterBody {...view} /> : <GroupBody {...view} />}
      </div>
    </div>
  );
}
