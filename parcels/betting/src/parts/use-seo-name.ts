import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';
import { useFormat, type ReadValue } from '@paddock/shared-utils/react';

import { isUnknown } from '../model/unknown.ts';

/** Names a page's title after what it is about, once that is read, or says that it is not there. @param gone its title then */
export function useSeoName(
  value: ReadValue<{ readonly name: LocalizedName }>,
  setSeo: PageProps['setSeo'],
  gone: string,
): void {
  const format = useFormat();
  const name = value.status === 'ready' ? format.name(value.data.name) : undefined;
  const isGone = value.status === 'error' && isUnknown(value.problem);
  useEffect(() => {
    if (name !== undefined) setSeo({ name });
    else if (isGone) setSeo({ gone });
  }, [name, isGone, gone, setSeo]);
}
