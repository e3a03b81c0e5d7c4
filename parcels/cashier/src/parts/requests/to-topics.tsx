import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

import { askPath } from '../../model/request-paths.ts';

/** Back to the choice of topics. */
export function ToTopics() {
  const t = useT('cashier');
  return <TextLink href={hrefFor(askPath())}>{t('requests.otherTopic')}</TextLink>;
}
