import { CYBER_TYPES, type CyberType } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkTabs, Panel } from '@paddock/styleguide';

import { cyberPath } from '../model/cyber-paths.ts';

/** The kinds of cyber sports, as links. */
export function CyberKinds({ type }: { readonly type: CyberType }) {
  const t = useT('betting');
  return (
    <Panel bleed>
      <LinkTabs
        label={t('cyber.kinds')}
        value={type}
        items={CYBER_TYPES.map((id) => ({ id, label: t(`cyber.${id}`), href: hrefFor(cyberPath(id)) }))}
      />
    </Panel>
  );
}
